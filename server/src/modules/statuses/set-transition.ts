import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { transitionSchema } from "@boresight/domain/statuses/status-definition";
import type { Transaction } from "#platform/database/transaction.ts";
import { keepAlone } from "./keep-statuses.ts";

/** Allows a move, or says anew who may make it and what it asks for. Answers where it begins. */
export async function setTransition(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const { fromStatusId, toStatusId, roles, guards, requiresNote } = parseInput(transitionSchema, input);
  const { count } = await tx.caller.one<{ count: number }>({
    text: "select count(*)::integer as count from app.service_order_statuses where id = any ($1)",
    values: [[fromStatusId, toStatusId]],
  });
  if (count < 2) throw fail("not-found");
  await tx.caller.run({
    text: `insert into app.service_order_transitions (from_status_id, to_status_id, roles, guards, requires_note)
      values ($1, $2, $3, $4, $5)
      on conflict (from_status_id, to_status_id) do update
        set roles = excluded.roles, guards = excluded.guards, requires_note = excluded.requires_note`,
    values: [fromStatusId, toStatusId, roles, guards, requiresNote],
  });
  return fromStatusId;
}
