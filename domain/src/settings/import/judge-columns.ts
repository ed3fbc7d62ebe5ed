/** What the columns of a file say as a whole: the order of its dates, and the sign before its decimals. */
import { text } from "#texts/text.ts";
import type { CsvRow } from "#base/csv-reader.ts";
import { dayIn, dayOrders, judgeDays, type DayOrder } from "./cells/day-cells.ts";
import { judgeDecimals, type DecimalSign } from "./cells/number-cells.ts";
import type { CellKind } from "./cells/read-cell.ts";
import type { ImportColumns } from "./import-columns.ts";
import type { ImportField } from "./import-field.ts";

/** What only a person knows. While it is not answered, no row is read. */
export interface ImportQuestion {
  key: "dayOrder" | "encoding";
  text: string;
  /** Null: it is not answered. */
  chosen: string | null;
  /** Days are labelled as `2026-05-04`, to be shown as the reader knows them. */
  choices: readonly { value: string; label: string }[];
}

export interface JudgedColumns {
  dayOrder: DayOrder | null;
  /** Of each column. */
  decimalSigns: readonly DecimalSign[];
  question: ImportQuestion | null;
  notes: readonly string[];
}

interface Judged {
  headers: readonly string[];
  rows: readonly CsvRow[];
  columns: ImportColumns;
  fields: ReadonlyMap<string, ImportField>;
  /** What somebody answered. */
  dayOrder: DayOrder | null;
}

const numbers: ReadonlySet<CellKind> = new Set(["whole", "miles", "amount", "percent"]);

export function judgeColumns({ headers, rows, columns, fields, dayOrder }: Judged): JudgedColumns {
  const kinds = columns.map((key) => (key === null ? "text" : (fields.get(key)?.cell ?? "text")));
  const days = judgeDays(cellsOf(rows, kinds, new Set<CellKind>(["day"])));
  const shown = kinds.map((kind, index) => (numbers.has(kind) ? judgeDecimals(cellsOfColumn(rows, index)) : null));
  const ofFile = judgeDecimals(cellsOf(rows, kinds, numbers)) ?? ".";
  const commas = shown.flatMap((sign, index) => (sign === "," ? [headers[index] ?? ""] : []));
  const order = days.order ?? dayOrder;
  const examples = [...new Set([days.open, days.short])].filter((written) => written !== null);
  const read = order === null && days.open !== null ? [] : examples;
  return {
    dayOrder: order,
    decimalSigns: shown.map((sign) => sign ?? ofFile),
    question: days.open === null || days.order !== null ? null : orderQuestion(days.open, dayOrder),
    notes: [
      ...read.map((written) => text("settings.importReadAs", { text: written, value: dayIn(written, order) })),
      ...commas.map((header) => text("settings.importDecimalComma", { header })),
    ],
  };
}

function* cellsOf(rows: readonly CsvRow[], kinds: readonly CellKind[], wanted: ReadonlySet<CellKind>) {
  for (const [index, kind] of kinds.entries()) if (wanted.has(kind)) yield* cellsOfColumn(rows, index);
}

function* cellsOfColumn(rows: readonly CsvRow[], index: number): Generator<string, void> {
  for (const { cells } of rows) {
    const written = cells[index]?.trim() ?? "";
    if (written !== "") yield written;
  }
}

const orderQuestion = (written: string, chosen: DayOrder | null): ImportQuestion => ({
  key: "dayOrder",
  text: text("settings.importWhichDay", { text: written }),
  chosen,
  choices: dayOrders.map((value) => ({ value, label: dayIn(written, value) })),
});
