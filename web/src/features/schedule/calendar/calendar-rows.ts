/** Appointments, and times without any, in the calendar's format. */
import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { Calendar } from "@event-calendar/core";
import type { AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { lookOf } from "#features/schedule/appointment-words.ts";
import { calendarAnswersOf } from "#features/schedule/calendar-answers.ts";
import { nobody, type GroupBy } from "#features/schedule/schedule-columns.ts";
import { expectedWords } from "#records/arrival-words.ts";
import { customerName } from "#records/customer-name.ts";
import type { TimeOff } from "./time-off.ts";
import { withoutZone } from "./wall-clock.ts";

const movable: readonly string[] = movableAppointmentStatuses;
export const isMovable = (status: string): boolean => movable.includes(status);

export function eventOf(appointment: AppointmentFieldsFragment, by: GroupBy, timeZone: string): Calendar.EventInput {
  const { id, startsAt, endsAt, status, serviceOrder } = appointment;
  const { words, tone } = lookOf(status);
  const [answer] = calendarAnswersOf(appointment, timeZone);
  const customer = serviceOrder?.customer ? customerName(serviceOrder.customer) : "";
  const lines = [
    serviceOrder ? `${serviceOrder.internalOrderNumber} · ${words}` : words,
    expectedWords({ ...appointment, timeZone }) ?? "",
    serviceOrder?.vehicle?.vehicleDescription ?? "",
    customer,
    answer?.words ?? "",
  ];
  return {
    id,
    start: withoutZone(timeZone, startsAt),
    end: withoutZone(timeZone, endsAt),
    resourceIds: [by === "bay" ? appointment.bayId : (appointment.technicianId ?? nobody)],
    title: lines.filter((line) => line !== "").join("\n"),
    editable: isMovable(status),
    backgroundColor: `var(--mui-palette-tone-${tone}-soft)`,
    textColor: `var(--mui-palette-tone-${tone}-text)`,
    classNames: [`appointment-${status}`, ...(appointment.isOverbooked ? ["appointment-overbooked"] : [])],
    styles: [`border-inline-start: 3px solid var(--mui-palette-tone-${tone}-solid)`],
  };
}

interface Shading {
  columns: readonly { id: string }[];
  timeZone: string;
  all: readonly TimeOff[];
}

/** Shades the columns that it is about, or all of them; where another one covers its start, that one has the words. */
export const shadesOf = (one: TimeOff, { columns, timeZone, all }: Shading): Calendar.EventInput[] => {
  const { id, about, start, end, words } = one;
  const isCovered = (column: string) =>
    all.some(
      (other) =>
        other !== one &&
        (other.about?.id ?? column) === column &&
        other.start <= start &&
        other.end > start &&
        (other.start < start || (other.about !== null && about === null)),
    );
  return columns
    .filter((column) => (about?.id ?? column.id) === column.id)
    .map((column) => ({
      id: `${id}:${column.id}`,
      start: withoutZone(timeZone, new Date(start).toISOString()),
      end: withoutZone(timeZone, new Date(end).toISOString()),
      resourceIds: [column.id],
      title: isCovered(column.id) ? "" : words,
      display: "background",
      classNames: ["time-off"],
    }));
};
