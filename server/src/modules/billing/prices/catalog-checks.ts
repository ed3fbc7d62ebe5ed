/** What the verbs of prices share. */
import type { Text } from "@boresight/domain/texts/travelling-text";
import { wrongField } from "@boresight/domain/base/problems";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

/** One change of types and price lists at a time: they are checked as a whole. */
export async function lockCatalog({ system }: Pick<Transaction, "system">): Promise<void> {
  await system.run({ text: "select pg_advisory_xact_lock(hashtextextended('price catalog', 0))" });
}

interface Taken {
  table: "app.line_item_types" | "app.price_lists";
  column: "key" | "name";
  value: string;
  /** Of the row that may have it. */
  id: string | null;
}

/** Throws `invalid-input` when another row has the value. */
export async function requireFree(
  { table, column, value, id }: Taken,
  { field, message }: { field: string; message: Text },
  caller: Rights,
): Promise<void> {
  const other = await caller.maybe({
    text: `select id from ${table} where lower(${column}) = lower($1) and id is distinct from $2`,
    values: [value, id],
  });
  if (other) throw wrongField(field, "taken", message);
}
