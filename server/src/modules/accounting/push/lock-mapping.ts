import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { mappingColumns, type QboMapping } from "../connection/mapping.ts";

/**
 * Returns the mapping of a connection, locked. Throws `not-found`, `definition-changed` for another version, and
 * `qbo-not-connected` for a connection that is not the shop's any more.
 */
export async function lockMapping(
  { id, version }: { id: string; version: number },
  { caller, system }: Transaction,
): Promise<QboMapping> {
  await caller.one({ text: "select id from app.qbo_connections where id = $1", values: [id] });
  const mapping = await system.one<QboMapping & { version: number }>({
    text: `select ${mappingColumns}, version from app.qbo_connections where id = $1 for update`,
    values: [id],
  });
  if (mapping.version !== version) throw fail("definition-changed");
  if (mapping.status !== "connected" && mapping.status !== "broken") throw fail("qbo-not-connected");
  return mapping;
}
