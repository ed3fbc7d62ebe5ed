/** The columns of a CSV file of calibration rules: their headers and the meaning of their cells. */
import type { RuleContent, RuleField } from "./calibration-rule.ts";
import type { Cell } from "#base/csv.ts";

const headers: Record<RuleField, string> = {
  operation: "Operation",
  typeKey: "Calibration",
  make: "Make",
  model: "Model",
  yearFrom: "Year from",
  yearTo: "Year to",
  trimPattern: "Trim",
  method: "Method",
  minutes: "Minutes",
  prerequisites: "Prerequisites",
  note: "Note",
  sourceTitle: "Source",
  sourceUrl: "Source address",
  priority: "Priority",
  isActive: "In use",
};

/** The header of a field in our own files. */
export const headerOf = (field: RuleField): string => headers[field];

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
