/** After a tool or target, or the work of an order, has changed: what the appointments to come use instead. */
import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { chooseEquipment, isInUse } from "@boresight/domain/schedule/slot-equipment";
import type { Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import type { AppointmentLack } from "./appointment-events.ts";
import { appointmentOf, readOrderToBook } from "./read-bookable-order.ts";
import { bookingOf, filledWith, readSchedule } from "./slots/read-schedule.ts";
import { lockBooking } from "./slots/resolve-place.ts";
import { standingAppointments, type StandingAppointment } from "./stored-appointment.ts";
import { releaseEquipment, useEquipment } from "./use-equipment.ts";

const mostFollowed = 200;

/**
 * Gives each appointment to come at its location what it needs and what is free then, and leaves what fits. What cannot be replaced
 * stays with its appointment, which is displaced then. Says how many of them miss it.
 */
export async function followEquipment(equipmentId: string, work: Work): Promise<void> {
  const { system, now, emit } = work;
  if (!(await isWanted(equipmentId, system))) return;
  await lockBooking(system, now);
  const followed = await follow(await readAhead(equipmentId, now, system), work);
  await emit({ type: "appointments.equipped", entityId: equipmentId, payload: { appointments: followed.map(lackOf) } });
  const missingAt = followed.filter(({ goneIds }) => goneIds.includes(equipmentId)).length;
  await emit({ type: "equipment.followed", entityId: equipmentId, payload: { missingAt } });
}

/** Gives an order's appointment to come what its calibrations need now, and says what of it is not free then. */
export const followWork = (orderId: string, work: Work): Promise<void> =>
  followBooked({ column: "service_order_id", id: orderId }, work);

/** The same for the orders of a vehicle, whose make tools and targets ask for. */
export const followVehicle = (vehicleId: string, work: Work): Promise<void> =>
  followBooked({ column: "vehicle_id", id: vehicleId }, work);

interface Booked {
  column: "service_order_id" | "vehicle_id";
  id: string;
}

async function followBooked({ column, id }: Booked, work: Work): Promise<void> {
  const { system, now, emit } = work;
  const found = await system.rows<{ id: string }>({
    text: `select a.id from app.appointments a
      where a.${column} = $1 and a.starts_at > $2 and a.status in ${wordList(movableAppointmentStatuses)}
        and exists (select from app.equipment e where e.facility_id = a.facility_id and e.systems <> '{}')`,
    values: [id, now],
  });
  if (found.length === 0) return;
  await lockBooking(system, now);
  const followed = await follow(await standing(found, system), work);
  await emit({ type: "appointments.equipped", entityId: id, payload: { appointments: followed.map(lackOf) } });
}

const lackOf = ({ id, serviceOrderId, lacks }: Followed): AppointmentLack => ({ id, serviceOrderId, lacks });

const standing = (found: readonly { id: string }[], system: Rights): Promise<StandingAppointment[]> =>
  standingAppointments(
    found.map(({ id }) => id),
    system,
  );

async function follow(ahead: readonly StandingAppointment[], { system, now }: Work): Promise<Followed[]> {
  const schedule = await readSchedule(system, {
    facilityIds: [...new Set(ahead.map(({ facilityId }) => facilityId))],
    from: ahead.at(0)?.startsAt ?? now,
    to: new Date(Math.max(now.getTime(), ...ahead.map((appointment) => bookingOf(appointment).end))),
    now,
    role: "admin",
    exceptIds: ahead.map(({ id }) => id),
  });
  const bookings = new Map(ahead.map((appointment) => [appointment.id, bookingOf(appointment)]));
  const followed: Followed[] = [];
  for (const appointment of ahead) {
    const own = bookings.get(appointment.id);
    const others = [...schedule.bookings, ...[...bookings.values()].filter((booking) => booking !== own)];
    const chosen = await chosenFor(appointment, filledWith(others, schedule.facilities), system);
    const { equipmentIds } = chosen;
    followed.push({ id: appointment.id, serviceOrderId: appointment.orderId, ...chosen });
    bookings.set(appointment.id, bookingOf({ ...appointment, equipmentIds }));
    if (!isSame(equipmentIds, appointment.equipmentIds)) {
      await releaseEquipment(appointment.id, system);
      await useEquipment(appointment.id, equipmentIds, system);
    }
  }
  return followed;
}

/** Whether the work of any appointment can ask for it. */
const isWanted = async (id: string, system: Rights): Promise<boolean> =>
  (await system.maybe({
    text: `select from app.equipment e where id = $1 and (systems <> '{}'
      or exists (select from app.appointment_equipment u where u.equipment_id = e.id and u.is_live))`,
    values: [id],
  })) !== null;

async function readAhead(equipmentId: string, now: Date, system: Rights): Promise<StandingAppointment[]> {
  const found = await system.rows<{ id: string }>({
    text: `select a.id from app.appointments a join app.equipment e on e.id = $1
      where a.starts_at > $2 and a.status in ${wordList(movableAppointmentStatuses)} and (a.facility_id = e.facility_id
        or exists (select from app.appointment_equipment u where u.appointment_id = a.id and u.equipment_id = e.id))
      order by a.starts_at limit ${mostFollowed}`,
    values: [equipmentId, now],
  });
  return standing(found, system);
}

interface Followed extends Chosen, AppointmentLack {}

interface Chosen {
  equipmentIds: readonly string[];
  /** Those of them that cannot be used then; others are shared with an overbooked appointment. */
  goneIds: readonly string[];
  /** The names of what it needs and does not have, because others use it then or it cannot be used. */
  lacks: readonly string[];
}

async function chosenFor(
  { kind, minutes, orderId, facilityId, bayId, ...appointment }: StandingAppointment,
  { facilities }: Pick<Awaited<ReturnType<typeof readSchedule>>, "facilities">,
  system: Rights,
): Promise<Chosen> {
  const facility = facilities.find(({ id }) => id === facilityId);
  const kept = appointment.equipmentIds;
  if (!facility || bayId === null) return { equipmentIds: kept, goneIds: [], lacks: [] };
  const start = appointment.startsAt.getTime();
  const span = { start, end: start + minutes * 60_000 };
  const { equipmentIds, taken, missing } = chooseEquipment({
    facility,
    bayId,
    work: appointmentOf({ ...(await readOrderToBook(orderId, system)), kind, minutes }),
    span,
    kept,
  });
  const isShort = taken.length + missing.length > 0;
  const left = isShort ? kept.filter((id) => !equipmentIds.includes(id)) : [];
  const isShared = (id: string) =>
    facility.equipment.some((one) => one.id === id && isInUse(one, facility.calendar.timeZone)(span.start, span.end));
  const lacks = left.length > 0 ? [] : [...taken, ...missing];
  return { equipmentIds: [...equipmentIds, ...left], goneIds: left.filter((id) => !isShared(id)), lacks };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
