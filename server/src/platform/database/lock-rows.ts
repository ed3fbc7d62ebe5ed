import { idIn } from "./id-in.ts";
import type { Rights } from "./transaction.ts";

/**
 * Locks these rows until the transaction ends, in a statement of its own. A locking query that joins another table
 * finds no row when somebody changed the joined column while it waited; queries after this lock see the committed
 * change.
 */
export async function lockRows(
  system: Rights,
  table: `app.${string}`,
  { ids, strength = "update" }: { ids: readonly string[]; strength?: "share" | "update" },
): Promise<void> {
  const { condition, values } = idIn("id", ids);
  await system.run({
    isPrepared: true,
    text: `select from ${table} where ${condition} order by id for ${strength}`,
    values,
  });
}
