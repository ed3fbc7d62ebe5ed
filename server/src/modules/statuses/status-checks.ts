/** Checks and steps shared by the verbs on statuses: permission, version, names and the required initial and final ones. */
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import type { NewStatus } from "@boresight/domain/statuses/status-definition";
import { text } from "@boresight/domain/texts/text";
import type { ServiceOrderStatusRow } from "#db/rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export type StoredStatus = Pick<
  ServiceOrderStatusRow,
  "version" | "statusName" | "isInitial" | "isTerminal" | "isActive"
>;

/**
 * Admins only, and one at a time, because the statuses are checked as a whole; orders that change status do not wait.
 * Throws `permission-error`.
 */
export async function lockDefinitions({ caller }: Transaction): Promise<void> {
  if (caller.role !== "admin") throw fail("permission-error");
  await caller.run({ text: "lock table app.service_order_statuses in share row exclusive mode" });
}

/** Throws `invalid-input` when another status has this name, ignoring case. */
export async function requireFreeName(statusName: string, id: string | null, { caller }: Transaction): Promise<void> {
  const other = await caller.maybe({
    text: "select id from app.service_order_statuses where lower(status_name) = lower($1) and id is distinct from $2::uuid",
    values: [statusName, id],
  });
  if (other) throw wrongField("statusName", "custom", text("statuses.nameIsTaken"));
}

/** Orders must still have an initial and a final status after this change. */
export async function requireEnds(
  before: StoredStatus,
  after: Pick<NewStatus, "isInitial" | "isTerminal">,
  { caller }: Transaction,
): Promise<void> {
  if (before.isInitial && !after.isInitial) throw wrongField("isInitial", "custom", text("statuses.startsHere"));
  if (after.isInitial && !before.isActive)
    throw wrongField("isInitial", "custom", text("statuses.inactiveCannotStart"));
  if (before.isTerminal && !after.isTerminal && (await activeEnds({ caller })) < 2)
    throw wrongField("isTerminal", "custom", text("statuses.lastFinalStatus"));
}

export async function activeEnds({ caller }: Pick<Transaction, "caller">): Promise<number> {
  const { count } = await caller.one<{ count: number }>({
    text: "select count(*)::integer as count from app.service_order_statuses where is_terminal and is_active",
  });
  return count;
}

/** There is one initial status: the new one replaces the current one. */
export async function takeOverBeginning(id: string | null, { caller }: Transaction): Promise<void> {
  await caller.run({
    text: "update app.service_order_statuses set is_initial = false where is_initial and id is distinct from $1::uuid",
    values: [id],
  });
}
