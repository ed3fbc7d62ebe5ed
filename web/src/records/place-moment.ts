import { momentWords } from "#ui/time/zone-times.ts";
import { formatMoment } from "#ui/time/times.ts";

interface Booked {
  startsAt: string;
  facility: { timeZone: string } | null;
}

/** When a vehicle is expected, by the clock of the place it comes to: `Mon, May 4, 2026, 9:00 AM MDT`. */
export const placeMoment = ({ startsAt, facility }: Booked): string =>
  facility ? momentWords(facility.timeZone, startsAt) : formatMoment(startsAt);
