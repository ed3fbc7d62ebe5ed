import { releasedHoldSchema } from "@boresight/domain/schedule/appointment";
import { parseInput } from "@boresight/domain/base/problems";
import { requireKnownCaller } from "#platform/known-caller.ts";
import type { Transaction } from "#platform/database/transaction.ts";

/** Gives back a time that the caller keeps; one that is gone already, or somebody else's, stays as it is. */
export async function releaseHold(input: unknown, { caller, system }: Transaction): Promise<string> {
  requireKnownCaller(caller);
  const { id } = parseInput(releasedHoldSchema, input);
  await system.run({
    text: "delete from app.appointments where id = $1 and status = 'held' and created_by = $2",
    values: [id, caller.userId],
  });
  return id;
}
