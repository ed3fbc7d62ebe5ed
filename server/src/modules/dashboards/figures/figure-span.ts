import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import type { Rights } from "#platform/database/transaction.ts";

/** What the figures are narrowed to; without days of one's own, the last so many. */
export interface FigureFilter {
  days: number;
  from: CalendarDay | null;
  to: CalendarDay | null;
  facility: string | null;
  customerKind: string | null;
}

/** The days of the figures and the equal span before them: days of the shop's base facility. */
export interface FigureSpan {
  today: CalendarDay;
  from: CalendarDay;
  to: CalendarDay;
  /** The first day of the span before. */
  before: CalendarDay;
  /** How many days each has. */
  length: number;
  /** How many days one point of a line covers. */
  step: number;
}

const mostPoints = 62;

/** Returns the days that a filter means. */
export async function readFigureSpan({ days, from, to }: FigureFilter, caller: Rights): Promise<FigureSpan> {
  const span = await caller.one<Omit<FigureSpan, "step">>({
    text: `select to_char(today, 'YYYY-MM-DD') as today, to_char(first, 'YYYY-MM-DD') as from, to_char(last, 'YYYY-MM-DD') as to,
        last - first + 1 as length, to_char(first - (last - first + 1), 'YYYY-MM-DD') as before
      from (select (now() at time zone app_private.shop_zone())::date as today) shop,
        lateral (select coalesce($2::date, today - ($1::integer - 1)) as first, coalesce($3::date, today) as last) span`,
    values: [days, from, to],
  });
  return { ...span, step: Math.ceil(span.length / mostPoints) };
}
