/** Opening and joining tables. */
import type { NewTable, Opened, TableInfo } from "../wire";
import { post } from "./http";
import { entropy, myself } from "./person.svelte";

/** Opens a table and sits down on its first chair. */
export async function openTable(wanted: NewTable): Promise<TableInfo> {
  await myself.somebody();
  const opened = await post<Opened>("/tables", wanted);
  const { table, invitation } = opened;
  if (invitation !== null) keepInvitation(table.id, invitation);
  return post<TableInfo>(`/tables/${table.id}/join`, { seat: 0, entropy: entropy(), invitation: invitation ?? "" });
}

export async function joinTable(table: string, seat: number | null, invitation: string): Promise<TableInfo> {
  await myself.somebody();
  return post<TableInfo>(`/tables/${table}/join`, { seat, entropy: entropy(), invitation });
}

/** A new link; the old one doesn't open the door any more. */
export async function invite(table: string): Promise<string> {
  const opened = await post<Opened>(`/tables/${table}/invitation`);
  const invitation = opened.invitation ?? "";
  keepInvitation(table, invitation);
  return invitation;
}

function keepInvitation(table: string, invitation: string): void {
  try {
    sessionStorage.setItem(`invitation-${table}`, invitation);
  } catch {
    // Then the owner asks for a new link.
  }
}

export function keptInvitation(table: string): string {
  try {
    return sessionStorage.getItem(`invitation-${table}`) ?? "";
  } catch {
    return "";
  }
}

/** The address that others open to sit down. */
export function tableLink(table: string, invitation: string): string {
  const address = new URL(`/t/${table}`, location.origin);
  if (invitation) address.searchParams.set("invitation", invitation);
  return address.href;
}
