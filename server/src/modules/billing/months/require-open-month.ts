import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { monthOf } from "@boresight/domain/billing/books/closed-month";
import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";

/** Whether the books of a day's month are closed. The tables' rules decide it again when something is written. */
export async function isMonthClosed(day: CalendarDay, system: Rights): Promise<boolean> {
  const closed = await system.maybe({
    text: "select from app.closed_months where month = date_trunc('month', $1::date)::date",
    values: [day],
  });
  return closed !== undefined;
}

/** Throws `month-closed` for a day in a month whose books are closed, before anything is written. */
export async function requireOpenMonth(day: CalendarDay, system: Rights): Promise<void> {
  if (await isMonthClosed(day, system)) throw fail("month-closed", { data: { month: monthOf(day) } });
}

/** Waits for everyone who is writing something dated, as `require_open_month` locks it, and lets nobody write until the end. */
export const lockBooks = (system: Rights): Promise<number> =>
  system.run({ text: "select pg_advisory_xact_lock(20261128)" });
