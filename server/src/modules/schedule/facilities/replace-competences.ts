import { competencesSchema } from "@boresight/domain/schedule/competence";
import { fail } from "@boresight/domain/base/errors";
import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { wrongField } from "@boresight/domain/base/problems";
import { requireTechnician } from "./require-technician.ts";

export const replaceCompetences = mutation({
  summary: "Sets for which calibrations a technician is certified and until when.",
  input: competencesSchema,
  returns: { user: "User" },
  payload: "CompetencePayload",
  errors: [],
  async run({ userId, kept, ended }, { caller }) {
    if (caller.role !== "admin") throw fail("permission-error");
    await requireTechnician(userId, caller);
    const typeIds = await readTypeIds([...kept.map(({ typeKey }) => typeKey), ...ended], caller);
    await caller.run({
      text: `delete from app.competences where user_id = $1 and line_item_type_id = any ($2)`,
      values: [userId, ended.map((key) => typeIds.get(key))],
    });
    await caller.run({
      text: `insert into app.competences (user_id, line_item_type_id, expires_on)
      select $1, type_id, expires_on from unnest($2::uuid[], $3::date[]) as one (type_id, expires_on)
      on conflict (user_id, line_item_type_id) do update set expires_on = excluded.expires_on
        where competences.expires_on is distinct from excluded.expires_on`,
      values: [userId, kept.map(({ typeKey }) => typeIds.get(typeKey)), kept.map(({ expiresOn }) => expiresOn)],
    });
    return { user: userId };
  },
});

async function readTypeIds(keys: readonly string[], caller: Rights): Promise<ReadonlyMap<string, string>> {
  const types = await caller.rows<{ id: string; key: string }>({
    text: "select id, key from app.line_item_types where key = any ($1) and category = 'calibration'",
    values: [keys],
  });
  if (types.length < keys.length)
    throw wrongField("kept", "wrong-reference", text("calibrations.chooseFromTheListOfCalibrations"));
  return new Map(types.map(({ id, key }) => [key, id]));
}
