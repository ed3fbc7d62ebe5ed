/** Whoever gets to a stop after the end of their working day: the office decides about that, and hears when it changes. */
import type { Span } from "@boresight/domain/schedule/working-time";
import { spansOf } from "#modules/schedule/slots/read-schedule.ts";
import type { Work } from "#platform/database/events.ts";
import { dayHours } from "./follow-van.ts";
import type { LockedTrip } from "./lock-trip.ts";
import { readWorkingDay } from "./read-working-day.ts";

/** Whether an arrival is after the end of the working day on which the stop is agreed. */
export type IsAfterWork = (arrival: Date | null) => boolean;

export async function readAfterWork(
  { appointmentId, userId }: Pick<LockedTrip, "appointmentId" | "userId">,
  { system }: Pick<Work, "system">,
): Promise<IsAfterWork> {
  const { startsAt, ...day } = await system.one<{ facilityId: string; startsAt: string; agreed: Span[] }>({
    text: `select a.facility_id, a.starts_at, (select ${spansOf("o")} from app.appointments o
        where (o.id = a.id or o.bay_id = a.bay_id and o.kind = 'mobile') and o.status in ('confirmed', 'arrived', 'completed')
          and o.starts_at between a.starts_at - make_interval(hours => $2) and a.starts_at + make_interval(hours => $2)) as agreed
      from app.appointments a where a.id = $1`,
    values: [appointmentId, dayHours],
  });
  const { end } = await readWorkingDay({ ...day, technicianId: userId }, { system, now: new Date(startsAt) });
  return (arrival) => arrival !== null && arrival.getTime() >= end;
}

interface Change {
  was: boolean;
  is: boolean;
  expectedAt: Date | null;
  isTold: boolean;
}

export async function followAfterWork(
  { appointmentId, orderId }: Pick<LockedTrip, "appointmentId" | "orderId">,
  { was, is, expectedAt, isTold }: Change,
  { emit }: Pick<Work, "emit">,
): Promise<void> {
  if (is === was) return;
  const arrival = { expectedAt: expectedAt?.toISOString() ?? null, isTold, isAfterWork: is };
  const payload = { serviceOrderId: orderId, appointmentId, ...arrival };
  await emit({ type: "stop.afterWork", entityId: appointmentId, payload });
}
