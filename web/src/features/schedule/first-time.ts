import { clockTimeOf, type ClockTime } from "@boresight/domain/schedule/facility-time";
import { addWorkingMinutes, momentOf } from "@boresight/domain/schedule/working-time";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import { calendarOf } from "./calendar-of.ts";

const halfHour = 30 * 60_000;

/** The first half hour of this day at which the location is open and that is not over; else the next one that is. */
export function firstTime(
  place: Pick<PlaceFieldsFragment, "closures" | "timeZone" | "workingHours">,
  date: string,
  now: Date,
): ClockTime {
  const { timeZone } = place;
  const comesNext = Math.ceil(now.getTime() / halfHour) * halfHour;
  const open = addWorkingMinutes(
    calendarOf(place),
    new Date(Math.max(momentOf(timeZone, date, "00:00"), comesNext)),
    0,
  );
  return open ? clockTimeOf(timeZone, open.toISOString()) : { date, time: "08:00" };
}
