/** A field that a column of an imported file can hold, and how its cells are read. */
import { t } from "#texts/text.ts";
import { parseTyped } from "#base/typed-number.ts";

export interface ImportField {
  key: string;
  label: string;
  /** Other headers under which files of this trade have it, without capitals, spaces and signs. */
  names?: readonly string[];
  /** How its cells are read; text unless said. */
  cell?: CellKind;
  /** Without a column for it, or for another one of the same group, nothing can be imported. */
  neededAs?: string;
}

export type CellKind = "text" | "yesNo" | "whole" | "decimal" | "amount" | "percent" | "day" | "list";

export type ReadCell = { value: unknown } | { problem: string };

const answers = new Map(
  [
    ["yes", "y", "true", "1", "x", "oui", "نعم"].map((word) => [word, true] as const),
    ["no", "n", "false", "0", "non", "لا"].map((word) => [word, false] as const),
  ].flat(),
);

/** Numbers of files are written as spreadsheets of the United States write them. */
const fixed = (text: string, decimals: number): number | null => parseTyped(text, decimals, "en-US");

const read = (value: unknown, problem: string): ReadCell =>
  value === null || value === undefined ? { problem } : { value };

const readers: Record<CellKind, (text: string) => ReadCell> = {
  text: (text) => ({ value: text }),
  yesNo: (text) => read(answers.get(text.toLowerCase()), t("settings.importYesOrNo")),
  whole: (text) => read(fixed(text, 0), t("settings.importWholeNumber")),
  decimal: (text) => read(/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null, t("base.enterANumber")),
  amount: (text) => read(fixed(text, 2), t("settings.importAmount")),
  percent: (text) => read(fixed(text.replace(/\s*%$/, ""), 2), t("settings.importPercent")),
  day: (text) => read(dayOf(text), t("settings.importDay")),
  list: (text) => ({
    value: text
      .split(/[;,]/)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  }),
};

/** The value of a cell that is not empty, or what is wrong with it. */
export const readCell = (text: string, kind: CellKind = "text"): ReadCell => readers[kind](text);

/** `2026-05-04` and `5/4/2026` as a calendar day; null for a day that does not exist. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [, usMonth, usDay, usYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const parts = [year ?? usYear, month ?? usMonth, day ?? usDay].map(Number);
  const [y = Number.NaN, m = Number.NaN, d = Number.NaN] = parts;
  const moment = new Date(Date.UTC(y, m - 1, d));
  if (Number.isNaN(moment.getTime()) || moment.getUTCMonth() !== m - 1 || moment.getUTCDate() !== d) return null;
  return moment.toISOString().slice(0, 10);
}
