/** The days of a facility that are displayed. */
import { dayAfter, momentOf, type WorkingHours } from "@boresight/domain/schedule/working-time";
import { readHours } from "@boresight/domain/schedule/read-hours";
import { daysIn, shiftDay, weekStart, type DaySpan } from "#ui/time/calendar-days.ts";

const scheduleViews = ["day", "week", "timeline", "list", "packing"] as const;
export type ScheduleView = (typeof scheduleViews)[number];

export const isScheduleView = (view: string | undefined): view is ScheduleView =>
  scheduleViews.some((one) => one === view);

/** A day, also to pack for, its calendar week, or the seven days from it for a list. */
export function shownDays(view: ScheduleView, date: string): DaySpan {
  if (view !== "week" && view !== "list") return { first: date, last: date };
  const first = view === "week" ? weekStart(date) : date;
  return { first, last: shiftDay(first, 6) };
}

/** From the first midnight there until the one after the last day. */
export const momentsOfDays = (timeZone: string, { first, last }: DaySpan): { from: string; to: string } => ({
  from: new Date(momentOf(timeZone, first, "00:00")).toISOString(),
  to: new Date(momentOf(timeZone, dayAfter(last), "00:00")).toISOString(),
});

const libraryDays = [1, 2, 3, 4, 5, 6, 0] as const;

/** Days on which the facility never opens are not drawn; 0 is Sunday, as the calendar counts. */
export function closedWeekdays(hours: WorkingHours): (typeof libraryDays)[number][] {
  const closed = libraryDays.filter((day) => (hours[String(day || 7)] ?? []).length === 0);
  return closed.length === libraryDays.length ? [] : closed;
}

/** Returns the days of a week on which the facility opens, and others that have appointments all the same. */
export function weekDays(workingHours: unknown, date: string, taken: { has: (day: string) => boolean }): string[] {
  const closed = closedWeekdays(readHours(workingHours));
  const isOpen = (day: string) => closed.every((one) => one !== new Date(`${day}T12:00:00Z`).getUTCDay());
  return daysIn(shownDays("week", date)).filter((day) => isOpen(day) || taken.has(day));
}

/** The hours that are drawn: an hour more at each end than it is ever open. */
export function drawnHours(hours: WorkingHours): { from: string; to: string } {
  const times = Object.values(hours).flat();
  const opens = times.map(([time]) => Number(time.slice(0, 2)));
  const closes = times.map(([, time]) => Math.ceil(Number(time.slice(0, 2)) + Number(time.slice(3)) / 60));
  const from = Math.max(0, Math.min(9, ...opens) - 1);
  const to = Math.min(24, Math.max(16, ...closes) + 1);
  return { from: `${String(from).padStart(2, "0")}:00`, to: `${String(to).padStart(2, "0")}:00` };
}
