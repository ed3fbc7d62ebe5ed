import type { CalendarDay } from "@boresight/domain/base/calendar-day";

/** The calendar day of a moment in a time zone. */
export const dayIn = (timeZone: string | undefined, moment: Date | string): CalendarDay =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(moment));

/** The day of a moment where the reader is. */
export const readerDay = (moment: Date | string): CalendarDay => dayIn(undefined, moment);
