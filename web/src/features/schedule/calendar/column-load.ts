import { t } from "@boresight/domain/texts/text";
import { attendedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { clockTimeOf } from "@boresight/domain/schedule/facility-time";
import { openSpans } from "@boresight/domain/schedule/working-time";
import type { PlaceFieldsFragment, AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { calendarOf } from "#features/schedule/calendar-of.ts";
import { baysOf, nobody, type GroupBy } from "#features/schedule/schedule-columns.ts";

interface Load {
  /** `3.5 h of 9 h`; empty where there is no capacity. */
  words: string;
  /** From 0 to 1. */
  share: number;
}

export type LoadOf = (columnId: string, date: string) => Load;

const minute = 60_000;
const takingTime: readonly string[] = attendedAppointmentStatuses;

/** Returns the load of a bay's or a technician's day, relative to the opening hours. */
export function columnLoads(
  appointments: readonly AppointmentFieldsFragment[],
  by: GroupBy,
  place: PlaceFieldsFragment,
): LoadOf {
  const booked = bookedMinutes(appointments, by, place);
  return (columnId, date) =>
    columnId === nobody ? { words: "", share: 0 } : loadOf(booked(columnId, date), openMinutes(place, date));
}

/** Returns the load of a whole day: of all its bays together. */
export function dayLoads(
  appointments: readonly AppointmentFieldsFragment[],
  place: PlaceFieldsFragment,
): (date: string) => Load {
  const booked = bookedMinutes(appointments, "bay", place);
  const bays = baysOf(place);
  return (date) => {
    const sum = bays.reduce((total, { id }) => total + booked(id, date), 0);
    return loadOf(sum, bays.length * openMinutes(place, date));
  };
}

function bookedMinutes(appointments: readonly AppointmentFieldsFragment[], by: GroupBy, place: PlaceFieldsFragment) {
  const booked = new Map<string, number>();
  for (const { status, bayId, technicianId, startsAt, endsAt } of appointments) {
    if (!takingTime.includes(status)) continue;
    const key = `${by === "bay" ? bayId : (technicianId ?? nobody)} ${clockTimeOf(place.timeZone, startsAt).date}`;
    booked.set(key, (booked.get(key) ?? 0) + (Date.parse(endsAt) - Date.parse(startsAt)) / minute);
  }
  return (columnId: string, date: string): number => booked.get(`${columnId} ${date}`) ?? 0;
}

function openMinutes(place: PlaceFieldsFragment, date: string): number {
  return openSpans(calendarOf(place), date).reduce((sum, { start, end }) => sum + (end - start) / minute, 0);
}

function loadOf(booked: number, open: number): Load {
  if (open === 0) return { words: t("schedule.closed"), share: 0 };
  const words = t("schedule.hoursofOfHoursof2", { booked: hoursOf(booked), open: hoursOf(open) });
  return { words, share: Math.min(1, booked / open) };
}

const hoursOf = (minutes: number): string => t("base.hoursH", { hours: Math.round((10 * minutes) / 60) / 10 });
