/** One form for dates and times everywhere. */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const dayForm = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const momentForm = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const relativeForm = new Intl.RelativeTimeFormat("en-US", { numeric: "auto", style: "short" });

/** `Sat, Nov 21, 2026, 2:40 PM` */
export const formatMoment = (moment: string): string => momentForm.format(new Date(moment));

const shortDayForm = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });

const localDay = (date: string): Date => {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, dayOfMonth);
};

/** `Nov 21` */
export const formatShortDay = (date: string): string => shortDayForm.format(localDay(date));

const monthForm = new Intl.DateTimeFormat("en-US", { month: "short" });

/** `Nov` for `2026-11` */
export const formatMonth = (month: string): string => monthForm.format(localDay(`${month}-01`));

/** `Nov 21, 2026` for a calendar day `2026-11-21`, wherever the reader is. */
export const formatDay = (date: string): string => dayForm.format(localDay(date));

/** `5 min. ago`, `in 2 hr.`, `yesterday`; after a month the day itself. */
export function formatRelative(moment: string, now: Date): string {
  const distance = new Date(moment).getTime() - now.getTime();
  const size = Math.abs(distance);
  if (size < minute) return "just now";
  if (size < hour) return relativeForm.format(Math.trunc(distance / minute), "minute");
  if (size < day) return relativeForm.format(Math.trunc(distance / hour), "hour");
  if (size < 30 * day) return relativeForm.format(Math.trunc(distance / day), "day");
  return dayForm.format(new Date(moment));
}

/** `45 min`, `2 h`, `3 d`: how long something has taken, rounded down. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} d`;
}
