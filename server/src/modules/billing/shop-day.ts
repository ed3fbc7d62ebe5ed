import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import type { Work } from "#platform/database/events.ts";

/** The day it is at the base location, as `2026-05-04`: invoices and payments are of that day. */
export async function shopDay({ system, now }: Pick<Work, "now" | "system">): Promise<CalendarDay> {
  const { day } = await system.one<{ day: string }>({
    text: `select to_char($1::timestamptz at time zone app_private.shop_zone(), 'YYYY-MM-DD') as day`,
    values: [now],
  });
  return day;
}

/** The latest day that it can be anywhere at this moment. */
export const latestDay = (now: Date): CalendarDay =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
