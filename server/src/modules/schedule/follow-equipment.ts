/** After a tool or target has changed: what its appointments to come use instead. */
import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { chooseEquipment, isInUse } from "@boresight/domain/schedule/slot-equipment";
import type { Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
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
export async function followEquipment(equipmentId: string, { system, now, emit }: Work): Promise<void> {
  if (!(await isWanted(equipmentId, system))) return;
  await lockBooking(system, now);
  const ahead = await readAhead(equipmentId, now, system);
  const schedule = await readSchedule(system, {
    facilityIds: [...new Set(ahead.map(({ facilityId }) => facilityId))],
    from: ahead.at(0)?.startsAt ?? now,
    to: new Date(Math.max(now.getTime(), ...ahead.map((appointment) => bookingOf(appointment).end))),
    now,
    role: "admin",
    exceptIds: ahead.map(({ id }) => id),
  });
  const standing = new Map(ahead.map((appointment) => [appointment.id, bookingOf(appointment)]));
  let missingAt = 0;
  for (const appointment of ahead) {
    const own = standing.get(appointment.id);
    const others = [...schedule.bookings, ...[...standing.values()].filter((booking) => booking !== own)];
    const { equipmentIds, goneIds } = await chosenFor(appointment, filledWith(others, schedule.facilities), system);
    standing.set(appointment.id, bookingOf({ ...appointment, equipmentIds }));
    if (goneIds.includes(equipmentId)) missingAt += 1;
    if (isSame(equipmentIds, appointment.equipmentIds)) continue;
    await releaseEquipment(appointment.id, system);
    await useEquipment(appointment.id, equipmentIds, system);
  }
  await emit({ type: "equipment.followed", entityId: equipmentId, payload: { missingAt } });
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
  return standingAppointments(
    found.map(({ id }) => id),
    system,
  );
}

interface Followed {
  equipmentIds: readonly string[];
  /** Those of them that cannot be used then; others are shared with an overbooked appointment. */
  goneIds: readonly string[];
}

async function chosenFor(
  { kind, minutes, orderId, facilityId, bayId, ...appointment }: StandingAppointment,
  { facilities }: Pick<Awaited<ReturnType<typeof readSchedule>>, "facilities">,
  system: Rights,
): Promise<Followed> {
  const facility = facilities.find(({ id }) => id === facilityId);
  const kept = appointment.equipmentIds;
  if (!facility || bayId === null) return { equipmentIds: kept, goneIds: [] };
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
  return { equipmentIds: [...equipmentIds, ...left], goneIds: left.filter((id) => !isShared(id)) };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
