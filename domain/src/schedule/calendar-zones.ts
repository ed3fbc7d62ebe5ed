/** Time zones as calendar programs read them: VTIMEZONE of RFC 5545, section 3.6.5. */
import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { getTimeZoneTransition, offsetNanoseconds, toPlainDateTime } from "temporal-polyfill/fns/ZonedDateTime";
import { toString } from "temporal-polyfill/fns/PlainDateTime";
import type { Span } from "./working-time.ts";

/** A period with one offset from UTC; in milliseconds. */
interface Observance {
  /** Null: since ever. */
  since: number | null;
  offset: number;
  offsetBefore: number;
}

const zoned = (timeZone: string, moment: number) => toZonedDateTimeISO(fromEpochMilliseconds(moment), timeZone);
const offsetAt = (timeZone: string, moment: number): number => offsetNanoseconds(zoned(timeZone, moment)) / 1e6;

/** `20260504T090000`: a moment by the clocks of a zone. */
export const zoneTime = (timeZone: string, moment: number): string =>
  basic(toString(toPlainDateTime(zoned(timeZone, moment)), { smallestUnit: "second" }));

const basic = (written: string): string => written.replace(/[-:]/g, "");

/** Returns the lines that describe a zone for everything that lies within the period. */
export const zoneLines = (timeZone: string, period: Span): string[] => [
  "BEGIN:VTIMEZONE",
  `TZID:${timeZone}`,
  ...observancesOf(timeZone, period).flatMap(observanceLines),
  "END:VTIMEZONE",
];

function observancesOf(timeZone: string, { start, end }: Span): Observance[] {
  const first = transition(timeZone, start + 1, "previous");
  const found = [observanceSince(timeZone, first, start)];
  let next = transition(timeZone, start, "next");
  while (next !== null && next <= end) {
    found.push(observanceSince(timeZone, next, next));
    next = transition(timeZone, next, "next");
  }
  return found;
}

function transition(timeZone: string, moment: number, direction: "next" | "previous"): number | null {
  return getTimeZoneTransition(zoned(timeZone, moment), direction)?.epochMilliseconds ?? null;
}

const observanceSince = (timeZone: string, since: number | null, within: number): Observance => ({
  since,
  offset: offsetAt(timeZone, within),
  offsetBefore: offsetAt(timeZone, since === null ? within : since - 1),
});

/** It begins by the clocks of before. */
function observanceLines({ since, offset, offsetBefore }: Observance): string[] {
  const kind = offset > offsetBefore ? "DAYLIGHT" : "STANDARD";
  const start = since === null ? "19700101T000000" : basic(new Date(since + offsetBefore).toISOString().slice(0, 19));
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetWords(offsetBefore)}`,
    `TZOFFSETTO:${offsetWords(offset)}`,
    `END:${kind}`,
  ];
}

/** `-0600`; with seconds where a zone has them. */
function offsetWords(offset: number): string {
  const [hours, minutes, seconds] = new Date(Math.abs(offset)).toISOString().slice(11, 19).split(":");
  return `${offset < 0 ? "-" : "+"}${hours}${minutes}${seconds === "00" ? "" : seconds}`;
}
