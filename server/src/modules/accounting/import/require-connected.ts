import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

/** Locks the connection. Throws `not-found`, and `qbo-not-connected` for one that is not or must be connected again. */
export async function requireConnected(id: string, { caller, system }: Transaction): Promise<void> {
  await caller.one({ text: "select id from app.qbo_connections where id = $1", values: [id] });
  const { status } = await system.one<{ status: string }>({
    text: "select status from app.qbo_connections where id = $1 for update",
    values: [id],
  });
  if (status !== "connected") throw fail("qbo-not-connected");
}
