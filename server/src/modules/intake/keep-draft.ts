import { draftDays, intakeDraftSchema } from "@boresight/domain/intake/intake";
import { parseInput } from "@boresight/domain/base/problems";
import { fail } from "@boresight/domain/base/errors";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

/** Keeps a person's unfinished intake; each has one. */
export async function saveIntakeDraft(input: unknown, { caller }: Transaction): Promise<string> {
  if (caller.userId === null) throw fail("permission-error");
  const { step, answers } = parseInput(intakeDraftSchema, input);
  const { id } = await caller.one<{ id: string }>({
    text: `insert into app.intake_drafts (user_id, step, answers) values ($1, $2, $3)
      on conflict (user_id) do update set step = excluded.step, answers = excluded.answers returning id`,
    values: [caller.userId, step, answers],
  });
  return id;
}

export async function discardIntakeDraft(_input: unknown, { caller }: Transaction): Promise<string | null> {
  const gone = await caller.maybe<{ id: string }>({
    text: "delete from app.intake_drafts where user_id = $1 returning id",
    values: [caller.userId],
  });
  return gone?.id ?? null;
}

/** Drafts that nobody has touched for 30 days. */
export async function removeOldDrafts(system: Rights, now: Date): Promise<void> {
  await system.run({
    text: "delete from app.intake_drafts where updated_at < $1::timestamptz - make_interval(days => $2)",
    values: [now, draftDays],
  });
}
