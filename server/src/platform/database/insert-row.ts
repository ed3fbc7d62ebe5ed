import { snakeCase } from "@boresight/domain/base/text";
import type { Rights, Statement } from "./transaction.ts";

/** Inserts one row by column name and returns its id; undefined values get the column's default. */
export function insertRow(table: `app.${string}`, values: Readonly<Record<string, unknown>>): Statement {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const columns = given.map(([name]) => snakeCase(name));
  const places = given.map((_, index) => `$${index + 1}`);
  return {
    text: `insert into ${table} (${columns.join(", ")}) values (${places.join(", ")}) returning id`,
    values: given.map(([, value]) => value),
  };
}

const rowsAtOnce = 500;

type Values = Readonly<Record<string, unknown>>;

/** Inserts many rows by column name, hundreds in one statement; undefined values get the column's default. Returns how many it wrote. */
export async function insertRows(
  table: `app.${string}`,
  rows: readonly Values[],
  { rights, orElse = "" }: { rights: Rights; orElse?: "" | "on conflict do nothing" },
): Promise<number> {
  let written = 0;
  for (const [names, alike] of Map.groupBy(rows, namesOf)) {
    for (let from = 0; from < alike.length; from += rowsAtOnce) {
      const values = alike.slice(from, from + rowsAtOnce).map(asColumns);
      const text = `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1) ${orElse}`;
      written += await rights.run({ text, values: [JSON.stringify(values)] });
    }
  }
  return written;
}

const given = (row: Values) => Object.entries(row).filter(([, value]) => value !== undefined);
const namesOf = (row: Values): string =>
  given(row)
    .map(([name]) => snakeCase(name))
    .toSorted()
    .join(", ");
const asColumns = (row: Values) => Object.fromEntries(given(row).map(([name, value]) => [snakeCase(name), value]));
