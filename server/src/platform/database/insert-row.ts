import { snakeCase } from "@boresight/domain/base/text";
import type { Statement } from "./transaction.ts";

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
