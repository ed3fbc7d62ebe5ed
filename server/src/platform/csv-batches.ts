import { csvLine, type Cell } from "@boresight/domain/base/csv";
import type { FieldSpecs, RecordSpec } from "@boresight/domain/base/record";
import { snakeCase } from "@boresight/domain/base/text";
import { noteLines } from "./limits/garbage-collection.ts";

/**
 * How many rows one query of an export reads. Few, so that they are gone before the next collection of what is new: what
 * survives it stays in memory until a collection of everything, which an export of a million rows would put off until it
 * held hundreds of megabytes.
 */
export const csvBatchSize = 250;

/** Its value is SQL. */
export type CsvColumn = readonly [header: string, value: string];

interface Batched {
  /** As JSON, which becomes a line at once. */
  cells: string;
}

/** Of rows in the order of their creation. */
export interface DatedBatch extends Batched {
  id: string;
  createdAt: string;
}

/**
 * Yields a CSV file in batches. Each is a query of its own that continues after the last row of the one before: neither
 * all rows in memory nor one transaction as long as the slowest download.
 */
export async function* csvBatches<Row extends Batched>(
  columns: readonly CsvColumn[],
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns.map(([header]) => header))}`; // By the byte order mark spreadsheets know that this is UTF-8.
  let last: Row | undefined;
  do {
    const batch = await read(last);
    const lines = linesOf(batch);
    if (lines !== "") yield lines;
    noteLines(lines.length);
    last = batch.length === csvBatchSize ? batch.at(-1) : undefined;
  } while (last);
}

function linesOf(batch: readonly Batched[]): string {
  let lines = "";
  for (const { cells } of batch) lines += csvLine(readCells(cells));
  return lines;
}

const readCells = (cells: string): readonly Cell[] => JSON.parse(cells);

/** The value of a row's cells in SQL. */
export const csvCells = (columns: readonly CsvColumn[]): string =>
  `json_build_array(${columns.map(([, value]) => value).join(", ")})::text as cells`;

/** The columns of a record's fields that have a header, in their order. */
export const describedColumns = <Fields extends FieldSpecs>(
  { names, field }: RecordSpec<Fields>,
  table: string,
): readonly CsvColumn[] =>
  names.flatMap((name) => {
    const { csvHeader } = field(name);
    return csvHeader === undefined ? [] : [[csvHeader, `${table}.${snakeCase(name)}`] as const];
  });
