import { localeTag } from "@boresight/domain/texts/language";

/** Times in a facility's time zone, wherever the reader is. */

/** `9:00 AM MDT` */
export const timeWithZone = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat(localeTag(), { timeZone, hour: "numeric", minute: "2-digit", timeZoneName: "short" }).format(
    new Date(moment),
  );

/** `9:00 AM`; without a zone the reader's. */
export const clockWords = (timeZone: string | undefined, moment: string): string =>
  new Intl.DateTimeFormat(localeTag(), { timeZone, hour: "numeric", minute: "2-digit" }).format(new Date(moment));

/** `Mon, May 4` */
export const dayWords = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat(localeTag(), { timeZone, weekday: "short", month: "short", day: "numeric" }).format(
    new Date(moment),
  );

/** `Mon 2:34 PM`; `May 4, 2:34 PM` of what is a week away or more. */
export function weekdayTime(timeZone: string, moment: string, now: Date): string {
  const isNear = Math.abs(now.getTime() - new Date(moment).getTime()) < 6 * 86_400_000;
  const day: Intl.DateTimeFormatOptions = isNear ? { weekday: "short" } : { month: "short", day: "numeric" };
  return new Intl.DateTimeFormat(localeTag(), { ...day, timeZone, hour: "numeric", minute: "2-digit" }).format(
    new Date(moment),
  );
}

/** `Mon, May 4, 2026, 9:00 AM MDT` */
export const momentWords = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat(localeTag(), { ...wholeMoment, timeZone, timeZoneName: "short" }).format(new Date(moment));

/** `5:00 PM` in the time zone `own`, `Tue, May 5, 2026, 1:00 AM` where that is another day; null when both zones show the same time. */
export function timeElsewhere(own: string, timeZone: string, moment: string): string | null {
  const [here, there] = [own, timeZone].map((zone) => [dayWords(zone, moment), clockWords(zone, moment)].join());
  if (here === there) return null;
  if (dayWords(own, moment) === dayWords(timeZone, moment)) return clockWords(own, moment);
  return new Intl.DateTimeFormat(localeTag(), { ...wholeMoment, timeZone: own }).format(new Date(moment));
}

/** `MDT`: the name of the zone at that moment. */
export function zoneName(timeZone: string, moment: string): string {
  const parts = new Intl.DateTimeFormat(localeTag(), { timeZone, timeZoneName: "short" }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const wholeMoment: Intl.DateTimeFormatOptions = {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
};
