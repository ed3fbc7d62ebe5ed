import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { lockConnections } from "./end-connection.ts";

/** Locks what is connected. Throws `qbo-company-not-offered` for a company that waits for no answer. */
export async function requireOffered(id: string, { caller, system }: Transaction): Promise<void> {
  await system.run(lockConnections);
  const { status } = await caller.one<{ status: string }>({
    text: "select status from app.qbo_connections where id = $1",
    values: [id],
  });
  if (status !== "offered") throw fail("qbo-company-not-offered");
}
