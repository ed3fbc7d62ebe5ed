import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { savedViewSchema, type SavedView } from "@boresight/domain/orders/saved-view";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const saveSavedView = mutation({
  summary:
    "Saves a view of a list under its name: a new one, or the caller's own with new settings. Only admins share theirs.",
  input: savedViewSchema,
  returns: { savedView: "SavedView" },
  clientKey: true,
  errors: [],
  async run(view, { caller }) {
    if (view.isShared && caller.role !== "admin") throw fail("permission-error");
    await requireFreeName(view, caller);
    const kept = [view.list, view.viewName, view.isShared, JSON.stringify(view.settings)];
    const { id } = await caller.one<{ id: string }>(
      view.id
        ? {
            text: `update app.saved_views set view_name = $4, is_shared = $5, settings = $6
            where id = $1 and user_id = $2 and list = $3 returning id`,
            values: [view.id, caller.userId, ...kept],
          }
        : {
            text: `insert into app.saved_views (user_id, list, view_name, is_shared, settings)
            values ($1, $2, $3, $4, $5) returning id`,
            values: [caller.userId, ...kept],
          },
    );
    return { savedView: id };
  },
});

async function requireFreeName({ id, list, viewName }: SavedView, caller: Transaction["caller"]) {
  const taken = await caller.maybe({
    text: `select id from app.saved_views where user_id = $1 and list = $2 and lower(view_name) = lower($3)
      and id is distinct from $4`,
    values: [caller.userId, list, viewName, id ?? null],
  });
  if (!taken) return;
  throw wrongField("viewName", "taken", text("base.viewNameIsTaken"));
}
