import { t } from "@boresight/domain/texts/text";
import { clockWords } from "#ui/time/zone-times.ts";

interface Arrival {
  startsAt: string;
  /** When somebody who drives there is expected, as the day goes now; null for the agreed time. */
  expectedArrival: string | null | undefined;
  timeZone: string | undefined;
}

/** Whole minutes by which somebody comes later than agreed; 0 for in time. */
export const minutesLate = (startsAt: string, expectedAt: string): number =>
  Math.max(0, Math.round((Date.parse(expectedAt) - Date.parse(startsAt)) / 60_000));

/** `10:40 AM, 25 min late`, the time alone of who is not late, and null where nobody says another time than agreed. */
export function arrivalWords({ startsAt, expectedArrival, timeZone }: Arrival): string | null {
  if (!expectedArrival) return null;
  const time = clockWords(timeZone, expectedArrival);
  const minutes = minutesLate(startsAt, expectedArrival);
  return minutes > 0 ? t("base.lateArrival", { time, minutes }) : time;
}

/** The same for a card, on which nothing says what time it is. */
export function expectedWords(of: Arrival): string | null {
  const arrival = arrivalWords(of);
  return arrival === null ? null : t("base.expectedAt", { arrival });
}
