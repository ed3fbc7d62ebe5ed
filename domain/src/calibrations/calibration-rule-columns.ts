/** The columns of a CSV file of calibration rules: their headers and the meaning of their cells. */
import type { RuleContent, RuleField } from "./calibration-rule.ts";
import type { Cell } from "#base/csv.ts";

/** The first name is the header in our own files; the others are accepted too. */
const headers: Record<RuleField, readonly [string, ...string[]]> = {
  operation: ["Operation", "Repair", "Repair operation"],
  typeKey: ["Calibration", "System", "Line item type"],
  make: ["Make"],
  model: ["Model"],
  yearFrom: ["Year from", "From year"],
  yearTo: ["Year to", "To year"],
  trimPattern: ["Trim", "Trim pattern"],
  method: ["Method"],
  minutes: ["Minutes"],
  prerequisites: ["Prerequisites"],
  note: ["Note", "Notes"],
  sourceTitle: ["Source", "Source title"],
  sourceUrl: ["Source address", "Source URL"],
  priority: ["Priority"],
  isActive: ["In use", "Active"],
};

export const headerOf = (field: RuleField): string => headers[field][0];

const fold = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const fieldsByHeader = new Map<string, RuleField>(
  Object.entries(headers).flatMap(([field, names]) =>
    isRuleField(field) ? names.map((name) => [fold(name), field] as const) : [],
  ),
);

function isRuleField(text: string): text is RuleField {
  return Object.hasOwn(headers, text);
}

/** "year_from" and "Year From" are the same column. */
export const fieldOfHeader = (header: string): RuleField | undefined => fieldsByHeader.get(fold(header));

/** Returns the cell of a field. */
export function cellOf(rule: RuleContent, field: RuleField): Cell {
  const value = rule[field];
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

const yesOrNo = new Map([
  ["", true],
  ["yes", true],
  ["true", true],
  ["1", true],
  ["no", false],
  ["false", false],
  ["0", false],
]);

const numberOrNone = (text: string) => (text === "" ? null : Number(text));

const readers: Partial<Record<RuleField, (text: string) => unknown>> = {
  yearFrom: numberOrNone,
  yearTo: numberOrNone,
  minutes: numberOrNone,
  priority: Number,
  isActive: (text) => yesOrNo.get(text.toLowerCase()) ?? text,
};

/** Returns the value of a cell, for the schema to check. */
export function valueOf(field: RuleField, cell: string): unknown {
  const read = readers[field];
  return read ? read(cell.trim()) : cell;
}
