import * as shape from "@boresight/domain/base/shape";
import { workingHoursSchema } from "@boresight/domain/schedule/working-hours";
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

/** When a location is open. */
export const calendarOf = (place: StoredCalendar): WorkingCalendar => ({
  timeZone: place.timeZone,
  workingHours: workingHoursSchema.safeParse(place.workingHours).data ?? {},
  closures: closedDaysOf(place),
});
