/** Times on a facility's clock, wherever the reader is. */

/** `9:00 AM MDT` */
export const timeWithZone = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit", timeZoneName: "short" }).format(
    new Date(moment),
  );

/** `Mon, May 4` */
export const dayWords = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short", month: "short", day: "numeric" }).format(
    new Date(moment),
  );
