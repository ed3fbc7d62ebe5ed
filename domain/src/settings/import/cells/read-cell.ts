/** How the cells of a file are read: as their whole column means them, and never as something else in silence. */
import type { ReadCell } from "#base/read-cell.ts";
import { text } from "#texts/text.ts";
import { readDay, type DayOrder } from "./day-cells.ts";
import { readEmail } from "./email-cell.ts";
import {
  readAmount,
  readDecimal,
  readMiles,
  readPercent,
  readWhole,
  readYear,
  type DecimalSign,
} from "./number-cells.ts";
import { readYesNo } from "./yes-no-cell.ts";

export type CellKind =
  | "text"
  | "yesNo"
  | "whole"
  | "year"
  | "miles"
  | "decimal"
  | "amount"
  | "percent"
  | "day"
  | "list"
  | "terms"
  | "customerKind"
  | "email"
  | "phone"
  | "purposes";

/** What a file says as a whole, and the shop. */
export interface Reading {
  /** Of dates such as 03/04/2026; null while it is not known. */
  dayOrder: DayOrder | null;
  decimalSign: DecimalSign;
  /** The shop's. */
  currency: string;
  thisYear: number;
}

/** The others need what is in other areas, or on the server. */
const readers: Record<
  Exclude<CellKind, "customerKind" | "phone" | "purposes" | "terms">,
  (typed: string, reading: Reading) => ReadCell
> = {
  text: (typed) => ({ value: typed }),
  yesNo: readYesNo,
  whole: readWhole,
  year: readYear,
  miles: readMiles,
  decimal: readDecimal,
  amount: readAmount,
  percent: readPercent,
  day: (typed, { dayOrder }) => readDay(typed, dayOrder),
  email: readEmail,
  list: (typed) => ({
    value: typed
      .split(/[;,]/)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  }),
};

const noText = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/i;
const nothing = /^(?:n\/?a|none|nil|null|unknown|tbd|[-–—?]+|#n\/a)$/i;

type OtherReaders = Record<"customerKind" | "phone" | "purposes" | "terms", (typed: string) => ReadCell>;

/** Returns how cells that are not empty are read. */
export function cellReader(others: OtherReaders): (typed: string, kind: CellKind, reading: Reading) => ReadCell {
  const all = { ...readers, ...others };
  return (written, kind, reading) => {
    const isText = kind === "text" || kind === "list";
    const saysNothing = isText ? noText : nothing;
    const typed = isText ? written : written.replace(/^['’](?=[\d+(]..)/, ""); // By which a spreadsheet keeps a number as text.
    if (saysNothing.test(typed))
      return { value: undefined, told: text("settings.importReadAsNothing", { text: typed }) };
    return all[kind](typed, reading);
  };
}
