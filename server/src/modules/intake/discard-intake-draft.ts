import { mutation } from "#platform/mutation.ts";

export const discardIntakeDraft = mutation({
  summary: "Deletes the caller's unfinished intake and releases the time that is held for it.",
  returns: { id: { type: "UUID", description: "Null: there was none." } },
  errors: [],
  async run(input, { caller, system }) {
    const gone = await caller.maybe<{ id: string }>({
      text: "delete from app.intake_drafts where user_id = $1 returning id",
      values: [caller.userId],
    });
    await system.run({
      text: "delete from app.appointments where status = 'held' and created_by = $1 and service_order_id is null",
      values: [caller.userId],
    });
    return { id: gone?.id ?? null };
  },
});
