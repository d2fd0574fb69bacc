/** A record as it was written: on its way through mails and editors line ends change, and spaces come around it. */
export function tidy(text: string): string {
  return `${text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n").trim()}\n`;
}
