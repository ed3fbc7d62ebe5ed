import { fail } from "@boresight/domain/base/errors";
import { savedViewSchema, type SavedViewInput } from "@boresight/domain/orders/saved-view";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const saveSavedView = mutation({
  summary:
    "Saves a view of the list of orders under its name: a new one, or the caller's own with new settings. Only admins share theirs.",
  input: savedViewSchema,
  returns: { savedView: "SavedView" },
  clientKey: true,
  errors: [],
  async run(view, { caller }) {
    if (view.isShared && caller.role !== "admin") throw fail("permission-error");
    await requireFreeName(view, caller);
    const kept = [view.viewName, view.isShared, JSON.stringify(view.settings)];
    const { id } = await caller.one<{ id: string }>(
      view.id
        ? {
            text: `update app.saved_views set view_name = $3, is_shared = $4, settings = $5
            where id = $1 and user_id = $2 returning id`,
            values: [view.id, caller.userId, ...kept],
          }
        : {
            text: `insert into app.saved_views (user_id, list, view_name, is_shared, settings)
            values ($1, 'service-orders', $2, $3, $4) returning id`,
            values: [caller.userId, ...kept],
          },
    );
    return { savedView: id };
  },
});

async function requireFreeName({ id, viewName }: SavedViewInput, caller: Transaction["caller"]) {
  const taken = await caller.maybe({
    text: `select id from app.saved_views where user_id = $1 and list = 'service-orders' and lower(view_name) = lower($2)
      and id is distinct from $3`,
    values: [caller.userId, viewName, id ?? null],
  });
  if (!taken) return;
  const message = "You have a view of this name";
  throw fail("invalid-input", { message, fields: [{ field: "viewName", code: "taken", message }] });
}
