import { fail } from "@boresight/domain/base/errors";
import { insertRow } from "./insert-row.ts";
import type { Rights } from "./transaction.ts";
import { updateRow } from "./update-row.ts";

interface SavedRow {
  /** Null for a new one. */
  id: string | null;
  version: number | null;
  [name: string]: unknown;
}

/**
 * Adds a row, or changes it as a whole. Returns its id. Throws `not-found` for one that these rights do not see, and
 * `definition-changed` when it was changed since it was read in this version.
 */
export async function saveRow(
  table: `app.${string}`,
  { id, version, ...values }: SavedRow,
  rights: Rights,
): Promise<string> {
  if (id === null) return (await rights.one<{ id: string }>(insertRow(table, values))).id;
  const stored = await rights.one<{ version: number }>({
    text: `select version from ${table} where id = $1 for update`,
    values: [id],
  });
  if (stored.version !== version) throw fail("definition-changed");
  await rights.run(updateRow(table, id, values));
  return id;
}
