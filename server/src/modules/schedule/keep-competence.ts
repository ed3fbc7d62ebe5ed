import { fail } from "@boresight/domain/errors";
import { competenceSchema } from "@boresight/domain/facility";
import { parseInput } from "@boresight/domain/problems";
import type { Transaction } from "#platform/transaction.ts";

/** Says until when a technician is certified for a calibration; answers the technician. */
export async function keepCompetence(input: unknown, { caller }: Transaction): Promise<string> {
  const { userId, lineItemTypeId, expiresOn } = parseInput(competenceSchema, input);
  if (caller.role !== "admin") throw fail("permission-error");
  await caller.run({
    text: `insert into app.competences (user_id, line_item_type_id, expires_on) values ($1, $2, $3)
      on conflict (user_id, line_item_type_id) do update set expires_on = excluded.expires_on`,
    values: [userId, lineItemTypeId, expiresOn],
  });
  return userId;
}
