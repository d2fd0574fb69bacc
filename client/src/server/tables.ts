/** Opening and joining tables. */
import type { NewTable, Opened, TableInfo } from "../wire";
import { keepPromise } from "../fairness/memory";
import { get, post } from "./http";
import { entropy, myself } from "./person.svelte";

/** Opens a table and sits down on its first chair; bots take a breath there, unless somebody wishes otherwise. */
export async function openTable(wanted: NewTable): Promise<TableInfo> {
  await myself.somebody();
  const opened = await post<Opened>("/tables", { pace: "normal", ...wanted });
  const { table, invitation } = opened;
  if (invitation !== null) keepInvitation(table.id, invitation);
  return sitDown(table, 0, invitation ?? "");
}

export async function joinTable(table: string, seat: number | null, invitation: string): Promise<TableInfo> {
  await myself.somebody();
  return sitDown(await get<TableInfo>(`/tables/${table}`), seat, invitation);
}

/** The table's promise is kept before this device adds its share to the luck. */
function sitDown(table: TableInfo, seat: number | null, invitation: string): Promise<TableInfo> {
  const own = entropy();
  keepPromise(table, own);
  return post<TableInfo>(`/tables/${table.id}/join`, { seat, entropy: own, invitation });
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
