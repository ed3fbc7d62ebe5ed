/** Calendar days as `2026-05-04`: they have no time zone, and compare as text. */

/** `2026-05-04` */
export type CalendarDay = string;

const day = 24 * 3_600_000;
const written = (moment: number): CalendarDay => new Date(moment).toISOString().slice(0, 10);

export const plusDays = (date: CalendarDay, days: number): CalendarDay => written(Date.parse(date) + days * day);

/** How many days later the second is; negative when it is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => (Date.parse(to) - Date.parse(from)) / day;

/** The same day some months later, or that month's last: a month after January 31 is February 28. */
export function plusMonths(date: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return written(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
}
