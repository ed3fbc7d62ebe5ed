import { t } from "@boresight/domain/texts/text";
import { attendedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { workingHoursSchema } from "@boresight/domain/schedule/working-hours";
import { clockTimeOf } from "@boresight/domain/schedule/facility-time";
import { openSpans } from "@boresight/domain/schedule/working-time";
import * as shape from "@boresight/domain/base/shape";
import type { PlaceFieldsFragment, AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { nobody, type GroupBy } from "./calendar-rows.ts";

interface ColumnLoad {
  /** `3.5 h of 9 h`; empty where there is no capacity. */
  words: string;
  /** From 0 to 1. */
  share: number;
}

export type LoadOf = (columnId: string, date: string) => ColumnLoad;

const minute = 60_000;
const takingTime: readonly string[] = attendedAppointmentStatuses;
const days = shape.array(shape.string());

/** Returns the load of a bay's or a technician's day, relative to the opening hours. */
export function columnLoads(
  appointments: readonly AppointmentFieldsFragment[],
  by: GroupBy,
  place: PlaceFieldsFragment,
): LoadOf {
  const { timeZone } = place;
  const booked = new Map<string, number>();
  for (const { status, bayId, technicianId, startsAt, endsAt } of appointments) {
    if (!takingTime.includes(status)) continue;
    const key = `${by === "bay" ? bayId : (technicianId ?? nobody)} ${clockTimeOf(timeZone, startsAt).date}`;
    booked.set(key, (booked.get(key) ?? 0) + (Date.parse(endsAt) - Date.parse(startsAt)) / minute);
  }
  const calendar = {
    timeZone,
    workingHours: workingHoursSchema.safeParse(place.workingHours).data ?? {},
    closures: days.safeParse(place.closures).data ?? [],
  };
  return (columnId, date) => {
    const minutes = booked.get(`${columnId} ${date}`) ?? 0;
    if (columnId === nobody) return { words: "", share: 0 };
    const open = openSpans(calendar, date).reduce((sum, { start, end }) => sum + (end - start) / minute, 0);
    if (open === 0) return { words: t("schedule.closed"), share: 0 };
    return {
      words: t("schedule.hoursofOfHoursof2", { booked: hoursOf(minutes), open: hoursOf(open) }),
      share: Math.min(1, minutes / open),
    };
  };
}

const hoursOf = (minutes: number): string => t("schedule.hoursShort", { hours: Math.round((10 * minutes) / 60) / 10 });
