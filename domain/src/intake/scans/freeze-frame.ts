/** Values of the moment in which a fault occurred, or of now; some are named like codes. */
import { codeAt } from "./fault-code.ts";
import type { Cell } from "./scan-columns.ts";
import type { ScanLayout } from "./scan-layouts.ts";
import { unaccented } from "./unaccented.ts";

export const beginsFrame = (text: string): boolean =>
  /^(?:freeze frames?|live data|data (?:list|stream)|actual values|parameters?|messwerte?|istwerte|valeurs? (?:reelles?|instantanees?)|datos en vivo|umgebungs(?:daten|bedingungen)|donnees figees|datos congelados)\b/i.test(
    unaccented(text),
  );

const value = /^[-+]?\d+(?:[.,]\d+)?\s?(?:[\p{L}/]{1,5}|[%°]\S?)?$/u;

/** `B1234   12.4 V`: a code has words behind it, or nothing. */
export function isValueOfFrame(cells: readonly Cell[], { ownCodes }: ScanLayout): boolean {
  const at = cells.findIndex(({ text }) => codeAt(text, ownCodes));
  const own = codeAt(cells[at]?.text ?? "", ownCodes)?.rest;
  return value.test([own, ...cells.slice(at + 1).map(({ text }) => text)].filter(Boolean).join(" "));
}
