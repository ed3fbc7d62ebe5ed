/** The one place where columns change from snake_case to camelCase; the inside of values stays as it is. */
import { camelCase } from "@boresight/domain/base/text";

/** By the columns of a result, of which there are as many as the code has statements. Null where nothing changes. */
const known = new Map<string, readonly string[] | null>();

/** Returns the rows with camelCase names. */
export function camelRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [first] = rows;
  if (typeof first !== "object" || first === null) return rows;
  const names = namesOf(Object.keys(first));
  return names ? rows.map((row) => renamed(row, names)) : rows;
}

function namesOf(columns: readonly string[]): readonly string[] | null {
  const key = columns.join();
  let names = known.get(key);
  if (names === undefined) {
    names = key.includes("_") ? columns.map((column) => camelCase(column)) : null;
    known.set(key, names);
  }
  return names;
}

function renamed<Row>(row: Row, names: readonly string[]): Row {
  const values: readonly unknown[] = Object.values(row ?? {});
  const named: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) named[name] = values[index];
  return named as Row; // The author of the statement declares the row's type; PostgreSQL does not.
}
