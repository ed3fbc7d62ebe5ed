/** "Owner: Inspection Location: Insurance Company:" over a row whose columns ran together when it was copied. */
import type { Found } from "#intake/reading/estimate-document.ts";
import { cellsOf, textOf, type Row } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";
import { valueOf } from "./field-values.ts";
import { isPersonOrCompany } from "./flattened-heads.ts";
import { insurerAtEnd, isInsurerName, labelBehind } from "./known-insurers.ts";
import { labelsIn } from "./row-labels.ts";
import { isShopName } from "./shop-names.ts";

export interface RunTogether {
  owner: Found | null;
  insurer: Found | null;
}

const sureness = 0.7;
const headRows = 40;

/** Null where no such heads are. `names` are those that other places give the owner. */
export function runTogether(rows: readonly Row[], names: readonly string[]): RunTogether | null {
  for (const [index, row] of rows.slice(0, headRows).entries()) {
    const [labels, below] = [labelsIn(row), rows[index + 1]];
    const isHeads = labels.length > 1 && labels.every(({ hasColon }) => hasColon) && row.text.endsWith(":");
    if (!isHeads || labels[0]?.label !== "owner" || row.box !== null || !below || cellsOf(below.signs).length > 1)
      continue;
    const [before, behind] = besideShop(below, rows) ?? [];
    const ended = before ?? beforeStreet.exec(below.text)?.[0] ?? company.exec(below.text)?.[0] ?? "";
    const owner = nameBefore(below.text, names) ?? ownerIn(ended);
    const insurer = labels.at(-1)?.label === "insurer" ? insurerOf(below.text, behind) : null;
    return {
      owner: owner === null ? null : foundIn(owner, below, sureness),
      insurer: insurer === null ? null : foundIn(insurer, below, sureness),
    };
  }
  return null;
}

/** "Jane Doe 100 MAIN ST" */
const beforeStreet = /^\D+(?= \d{1,6} (?:\S+ ){0,4}(?:ave|blvd|cir|ct|dr|hwy|lane|ln|pl|rd|road|st|street|way)\b)/i;
/** "SUNRISE BAKERY INC" before other names. */
const company = /^(?:\S+ ){1,5}?(?:inc|incorporated|l\.?l\.?c|ltd|corp)\.?(?= \p{Lu})/iu;
const ownerIn = (text: string): string | null => (isPersonOrCompany(text) ? valueOf("owner", text) : null);

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== "");
const inAnyOrder = (words: readonly string[]): string =>
  words
    .map((word) => word.toLowerCase())
    .toSorted()
    .join(" ");

/** "Jane Doe" and "DOE, JANE" are the same. */
export const isSameName = (one: string, other: string): boolean =>
  inAnyOrder(wordsOf(one)) === inAnyOrder(wordsOf(other));

function nameBefore(text: string, names: readonly string[]): string | null {
  const written = text.split(" ");
  for (const name of names) {
    const words = wordsOf(name);
    const first = written.slice(0, words.length).join(" ");
    if (words.length > 1 && isSameName(first, name)) return valueOf("owner", first);
  }
  return null;
}

/** What stands before and behind the shop, which another row names alone. */
function besideShop(below: Row, rows: readonly Row[]): [string, string] | null {
  for (const row of rows.slice(0, headRows))
    for (const shop of cellsOf(row.signs).map((cell) => textOf(cell).replace(labelBehind, ""))) {
      const at = below.text.toLowerCase().indexOf(` ${shop.toLowerCase()}`);
      if (row === below || at < 1 || !shop.includes(" ") || !isShopName(shop)) continue;
      return [below.text.slice(0, at), below.text.slice(at + 1 + shop.length).trim()];
    }
  return null;
}

const insurerOf = (text: string, behindShop: string | undefined): string | null =>
  insurerAtEnd(text) ?? (behindShop !== undefined && isInsurerName(behindShop) ? valueOf("insurer", behindShop) : null);
