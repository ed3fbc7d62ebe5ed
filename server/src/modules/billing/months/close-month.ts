import { fail } from "@boresight/domain/base/errors";
import { isMonthOver, monthClosingSchema } from "@boresight/domain/billing/books/closed-month";
import { mutation } from "#platform/mutation.ts";
import { shopDay } from "../shop-day.ts";
import { lockBooks } from "./require-open-month.ts";

export const closeMonth = mutation({
  summary:
    "Closes the books of a month that is over: no invoice, payment, void, credit or refund that is dated in it is made or changed.",
  callers: ["admin"],
  input: monthClosingSchema,
  returns: { closedMonth: "ClosedMonth" },
  errors: ["month-closed", "month-not-over"],
  async run({ month }, tx) {
    await lockBooks(tx.system);
    if (!isMonthOver(month, await shopDay(tx))) throw fail("month-not-over");
    const closed = await tx.system.maybe<{ id: string }>({
      text: `insert into app.closed_months (month, closed_at, closed_by) values (($1 || '-01')::date, $2, $3)
        on conflict (month) do nothing returning id`,
      values: [month, tx.now, tx.caller.userId],
    });
    if (!closed) throw fail("month-closed", { data: { month } });
    return { closedMonth: closed.id };
  },
});
