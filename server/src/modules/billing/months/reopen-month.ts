import { fail } from "@boresight/domain/base/errors";
import { monthReopeningSchema } from "@boresight/domain/billing/books/closed-month";
import { mutation } from "#platform/mutation.ts";
import { lockBooks } from "./require-open-month.ts";

export const reopenMonth = mutation({
  summary: "Opens the books of a closed month again, with the reason, which the audit keeps.",
  callers: ["admin"],
  input: monthReopeningSchema,
  returns: { month: "String!" },
  errors: ["month-not-closed"],
  async run({ month, reason }, { caller, system }) {
    await lockBooks(system);
    await system.run({ text: "select set_config('app.audit', 'off', true)" }); // The entry below says more.
    const opened = await system.maybe<{ id: string }>({
      text: "delete from app.closed_months where month = ($1 || '-01')::date returning id",
      values: [month],
    });
    await system.run({ text: "select set_config('app.audit', '', true)" });
    if (!opened) throw fail("month-not-closed");
    await system.run({
      text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes, reason)
        values ($1, $2, 'reopened', 'closed_months', $3, jsonb_build_object('month', jsonb_build_array($4::text, null)), $5)`,
      values: [caller.userId, caller.role, opened.id, `${month}-01`, reason],
    });
    return { month };
  },
});
