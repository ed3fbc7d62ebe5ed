import * as shape from "@boresight/domain/base/shape";
import { readHours } from "@boresight/domain/schedule/read-hours";
import type { WorkingCalendar } from "@boresight/domain/schedule/working-time";

const days = shape.array(shape.string());

interface StoredCalendar {
  timeZone: string;
  workingHours: unknown;
  closures: unknown;
}

/** The days on which a location is closed, as it stores them. */
export const closedDaysOf = ({ closures }: Pick<StoredCalendar, "closures">): readonly string[] =>
  days.safeParse(closures).data ?? [];

const reasons = shape.record(shape.string());

/** Why it is closed, by day. */
export const reasonsOf = ({ closureReasons }: { closureReasons: unknown }): Record<string, string> =>
  reasons.safeParse(closureReasons).data ?? {};

/** When a location is open. */
export const calendarOf = (place: StoredCalendar): WorkingCalendar => ({
  timeZone: place.timeZone,
  workingHours: readHours(place.workingHours),
  closures: closedDaysOf(place),
});
