import type { AppointmentStatus } from "@boresight/domain/schedule/appointment-status";
import { fail } from "@boresight/domain/base/errors";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import type { VanPlace } from "@boresight/domain/schedule/travel/ways";
import type { AppointmentRow } from "#db/rows.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { placeOfAppointment } from "./travel/place-columns.ts";

export interface StoredAppointment {
  id: string;
  orderId: string;
  kind: IntakeMethod;
  status: AppointmentStatus;
  startsAt: Date;
  minutes: number;
}

/** With what it occupies. */
export interface StandingAppointment
  extends StoredAppointment, Pick<AppointmentRow, "bayId" | "facilityId" | "technicianId" | "vehicleId"> {
  equipmentIds: readonly string[];
  /** Where it is, for mobile work. */
  place: VanPlace | null;
}

/**
 * Returns an appointment that the caller sees, locked until the transaction ends. Throws `not-found`,
 * `appointment-over`, and `appointment-changed` when somebody else was faster.
 */
export async function lockAppointment(
  { id, version }: { id: string; version: number },
  { caller, system }: Transaction,
): Promise<StoredAppointment> {
  const { orderId: of } = await caller.one<{ orderId: string | null }>({
    text: "select service_order_id as order_id from app.appointments where id = $1", // `not-found` for an appointment that the caller may not see.
    values: [id],
  });
  // The order first: what changes an order goes on to its appointment.
  if (of !== null) await lockRows(system, "app.service_orders", { ids: [of] });
  const { startsAt, seen, orderId, ...stored } = await system.one<Stored>({
    text: `select id, service_order_id as order_id, kind, status, starts_at, version as seen,
        round(extract(epoch from ends_at - starts_at) / 60)::integer as minutes
      from app.appointments where id = $1 for update`,
    values: [id],
  });
  if (orderId === null) throw fail("appointment-over");
  if (seen !== version) throw fail("appointment-changed");
  return { ...stored, orderId, startsAt: new Date(startsAt) };
}

/**
 * Returns those that the caller sees and that belong to an order, the earliest first, locked until the transaction
 * ends.
 */
export const lockAppointments = (ids: readonly string[], tx: Transaction): Promise<StandingAppointment[]> =>
  readStanding({ ids, lock: "for update" }, tx);

/** The same without a lock. */
export const readAppointments = (ids: readonly string[], tx: Transaction): Promise<StandingAppointment[]> =>
  readStanding({ ids, lock: "" }, tx);

async function readStanding(
  { ids, lock }: { ids: readonly string[]; lock: "" | "for update" },
  { caller, system }: Transaction,
): Promise<StandingAppointment[]> {
  const seen = await caller.rows<{ id: string }>({
    text: "select id from app.appointments where id = any ($1)",
    values: [ids],
  });
  return standingAppointments(
    seen.map(({ id }) => id),
    system,
    lock,
  );
}

/** The same past the caller's rights. */
export async function standingAppointments(
  ids: readonly string[],
  system: Rights,
  lock: "" | "for update" = "",
): Promise<StandingAppointment[]> {
  const stored = await system.rows<Omit<StandingAppointment, "startsAt"> & { startsAt: string }>({
    text: `select a.id, a.service_order_id as order_id, a.kind, a.status, a.starts_at,
        round(extract(epoch from a.ends_at - a.starts_at) / 60)::integer as minutes,
        a.bay_id, a.facility_id, a.technician_id, a.vehicle_id,
        array(select e.equipment_id from app.appointment_equipment e where e.appointment_id = a.id) as equipment_ids,
        ${placeOfAppointment}
      from app.appointments a left join app.addresses d on d.id = a.address_id
      where a.id = any ($1) and a.service_order_id is not null order by a.starts_at, a.id ${lock && `${lock} of a`}`,
    values: [ids],
  });
  return stored.map((appointment) => ({ ...appointment, startsAt: new Date(appointment.startsAt) }));
}

type Stored = Omit<StoredAppointment, "orderId" | "startsAt"> & {
  orderId: string | null;
  startsAt: string;
  seen: number;
};

/** What the verbs about appointments return. */
export const appointmentPayload = {
  payload: "AppointmentPayload",
  returns: {
    appointment: "Appointment",
    serviceOrder: {
      type: "ServiceOrder",
      via: "appointment.service_order_id",
      description: "With the status that the booking led to.",
    },
  },
} as const;
