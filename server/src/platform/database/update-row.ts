import { snakeCase } from "@boresight/domain/base/text";
import type { Statement } from "./transaction.ts";

/** Changes one row by column name; undefined values stay as they are. */
export function updateRow(table: `app.${string}`, id: string, values: Readonly<Record<string, unknown>>): Statement {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const columns = given.map(([name], index) => `${snakeCase(name)} = $${index + 2}`);
  return {
    text: `update ${table} set ${columns.join(", ")} where id = $1`,
    values: [id, ...given.map(([, value]) => value)],
  };
}
