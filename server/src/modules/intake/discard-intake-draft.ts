import { mutation } from "#platform/mutation.ts";

export const discardIntakeDraft = mutation({
  summary: "Deletes the caller's unfinished intake.",
  returns: { id: { type: "UUID", description: "Null: there was none." } },
  errors: [],
  async run(input, { caller }) {
    const gone = await caller.maybe<{ id: string }>({
      text: "delete from app.intake_drafts where user_id = $1 returning id",
      values: [caller.userId],
    });
    return { id: gone?.id ?? null };
  },
});
