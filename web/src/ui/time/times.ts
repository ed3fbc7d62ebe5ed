import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";

/** The formats of dates and times, the same everywhere. */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const dayForm = new Intl.DateTimeFormat(localeTag(), { month: "short", day: "numeric", year: "numeric" });
const momentForm = new Intl.DateTimeFormat(localeTag(), {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** `Sat, Nov 21, 2026, 2:40 PM` */
export const formatMoment = (moment: string): string => momentForm.format(new Date(moment));

const shortDayForm = new Intl.DateTimeFormat(localeTag(), { month: "short", day: "numeric" });

const localDay = (date: string): Date => {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, dayOfMonth);
};

/** `Nov 21` */
export const formatShortDay = (date: string): string => shortDayForm.format(localDay(date));

/** `Nov 21` for the reader's day of a moment. */
export const formatDayOf = (moment: string): string => shortDayForm.format(new Date(moment));

const monthForm = new Intl.DateTimeFormat(localeTag(), { month: "short" });

/** `Nov` for `2026-11` */
export const formatMonth = (month: string): string => monthForm.format(localDay(`${month}-01`));

/** `Nov 21, 2026` for a calendar day `2026-11-21`, wherever the reader is. */
export const formatDay = (date: string): string => dayForm.format(localDay(date));

/**
 * `5 min ago`, `in 2 h`, `tomorrow`, `Mon 2:34 PM`, `3 days ago`; the date for anything further away. Days are
 * calendar days in `timeZone`, or in the reader's own zone.
 */
export function formatRelative(moment: string, now: Date, timeZone?: string): string {
  const at = new Date(moment);
  const distance = at.getTime() - now.getTime();
  const size = Math.abs(distance);
  if (size < minute) return t("ui.justNow");
  if (size < hour) return agoOrAhead(distance, t("base.countMin", { count: Math.floor(size / minute) }));
  const days = calendarDay(at, timeZone) - calendarDay(now, timeZone);
  if (days === 0) return agoOrAhead(distance, t("base.countH", { count: Math.floor(size / hour) }));
  if (days === 1) return t("ui.tomorrow");
  if (days === -1) return t("ui.yesterday");
  if (days > 1 && days < 7)
    return formIn(timeZone, { weekday: "short", hour: "numeric", minute: "2-digit" }).format(at);
  if (days < 0 && days > -30) return t("ui.daysAgo", { count: -days });
  return formIn(timeZone, { month: "short", day: "numeric", year: "numeric" }).format(at);
}

const agoOrAhead = (distance: number, duration: string): string =>
  distance < 0 ? t("ui.sizeAgo", { duration }) : t("ui.inSize", { duration });

const formIn = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeTag(), { ...options, ...(timeZone !== undefined && { timeZone }) });

/** Returns the number of a moment's local calendar day, counted in days. */
function calendarDay(at: Date, timeZone: string | undefined): number {
  const parts = formIn(timeZone, { year: "numeric", month: "numeric", day: "numeric" }).formatToParts(at);
  const [year = 0, month = 1, dayOfMonth = 1] = (["year", "month", "day"] as const).map((wanted) =>
    Number(parts.find(({ type }) => type === wanted)?.value),
  );
  return Date.UTC(year, month - 1, dayOfMonth) / day;
}

/** `45 min`, `2 h`, `3 d`: a duration, rounded down. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < hour) return t("base.countMin", { count: Math.max(1, Math.floor(milliseconds / minute)) });
  if (milliseconds < 2 * day) return t("base.countH", { count: Math.floor(milliseconds / hour) });
  return t("ui.days", { count: Math.floor(milliseconds / day) });
}
