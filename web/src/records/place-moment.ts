import { momentWords } from "#ui/time/zone-times.ts";
import { formatMoment } from "#ui/time/times.ts";

/** A moment by the clock of the place where it happens, else by the reader's: `Mon, May 4, 2026, 9:00 AM MDT`. */
export const placeMoment = (place: { timeZone: string } | null | undefined, moment: string): string =>
  place ? momentWords(place.timeZone, moment) : formatMoment(moment);
