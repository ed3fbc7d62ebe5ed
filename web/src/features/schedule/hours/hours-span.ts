import { isDay, shiftDay } from "#ui/time/calendar-days.ts";

const usual = 13;

type Search = Readonly<Record<string, string | undefined>>;

/** The days in the address where they are in their order, else the last two weeks. */
export function hoursSpan({ from, to }: Search, today: string): { from: string; to: string } {
  const last = isDay(to) ? to : today;
  const first = isDay(from) && from <= last ? from : shiftDay(last, -usual);
  return { from: first, to: last };
}
