import { savedViewIdSchema } from "@boresight/domain/orders/saved-view";
import { mutation } from "#platform/mutation.ts";

export const deleteSavedView = mutation({
  summary: "Deletes one of the caller's views.",
  input: savedViewIdSchema,
  returns: { id: "UUID" },
  errors: [],
  async run({ id }, { caller }) {
    await caller.one({
      text: "delete from app.saved_views where id = $1 and user_id = $2 returning id",
      values: [id, caller.userId],
    });
    return { id: id };
  },
});
