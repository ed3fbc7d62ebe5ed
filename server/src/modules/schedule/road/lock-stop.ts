import { isStaff, worksInOffice } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import { requireDrive } from "@boresight/domain/schedule/road/trip";
import type { AppointmentStatus } from "@boresight/domain/schedule/appointment-status";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { ownId } from "#modules/schedule/hours/own-id.ts";

/** An appointment that somebody drives to. */
export interface Stop {
  id: string;
  orderId: string;
  kind: IntakeMethod;
  status: AppointmentStatus;
  /** Who drives. */
  driverId: string;
  trip: Trip | null;
}

/** The latest drive there. */
interface Trip {
  id: string;
  startedAt: Date | null;
  arrivedAt: Date | null;
  endedAt: Date | null;
}

interface Stored {
  orderId: string | null;
  kind: IntakeMethod;
  status: AppointmentStatus;
  technicianId: string | null;
}

/**
 * Returns an appointment that its technician, or the office for them, drives to: locked until the transaction ends. Throws
 * `not-found`, `permission-error`, `stop-not-driven-to` and `appointment-over`.
 */
export async function lockStop(id: string, tx: Transaction): Promise<Stop> {
  const stop = await lockDriven(id, tx);
  requireDrive(stop);
  return stop;
}

/** The same of one that may be over: its order may be finished before the technician leaves. */
export async function lockDriven(id: string, { caller, system }: Transaction): Promise<Stop> {
  const { orderId: of } = await caller.one<{ orderId: string | null }>({
    text: "select service_order_id as order_id from app.appointments where id = $1", // `not-found` for an appointment that the caller may not see.
    values: [id],
  });
  if (!isStaff(caller.role)) throw fail("permission-error");
  if (of !== null) await lockRows(system, "app.service_orders", { ids: [of] });
  const { orderId, kind, status, technicianId } = await system.one<Stored>({
    text: `select service_order_id as order_id, kind, status, technician_id from app.appointments where id = $1 for update`,
    values: [id],
  });
  if (orderId === null) throw fail("appointment-over");
  const driverId = technicianId ?? ownId(caller);
  if (driverId !== caller.userId && !worksInOffice(caller)) throw fail("permission-error");
  return { id, orderId, kind, status, driverId, trip: await latestTrip(id, { system }) };
}

const moment = (at: string | null) => (at === null ? null : new Date(at));

async function latestTrip(id: string, { system }: Pick<Transaction, "system">): Promise<Trip | null> {
  const found = await system.maybe<Record<"arrivedAt" | "endedAt" | "startedAt", string | null> & { id: string }>({
    text: `select id, started_at, arrived_at, ended_at from app.trips where appointment_id = $1
      order by created_at desc limit 1`,
    values: [id],
  });
  if (!found) return null;
  return {
    id: found.id,
    startedAt: moment(found.startedAt),
    arrivedAt: moment(found.arrivedAt),
    endedAt: moment(found.endedAt),
  };
}

export const stopPayload = {
  payload: "StopPayload",
  returns: {
    trip: "Trip",
    appointment: { type: "Appointment", via: "trip.appointment_id" },
  },
} as const;
