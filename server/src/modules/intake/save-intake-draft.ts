import { intakeDraftSchema } from "@boresight/domain/intake/intake";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";

export const saveIntakeDraft = mutation({
  summary: "Saves a person's unfinished intake; each has one, which is deleted after 30 days.",
  input: intakeDraftSchema,
  returns: { intakeDraft: "IntakeDraft" },
  payload: "IntakeDraftPayload",
  errors: [],
  async run({ step, answers }, { caller }) {
    if (caller.userId === null) throw fail("permission-error");
    const { id } = await caller.one<{ id: string }>({
      text: `insert into app.intake_drafts (user_id, step, answers) values ($1, $2, $3)
      on conflict (user_id) do update set step = excluded.step, answers = excluded.answers returning id`,
      values: [caller.userId, step, answers],
    });
    return { intakeDraft: id };
  },
});
