import type { Displaced } from "@boresight/domain/schedule/displaced-appointment";
import { sameTimePlaces, type SameTimePlace } from "@boresight/domain/schedule/same-time-places";
import type { SlotFacility, WantedAppointment } from "@boresight/domain/schedule/slot-places";
import type { Transaction } from "#platform/database/transaction.ts";
import { appointmentOf, readBookableOrder } from "#modules/schedule/read-bookable-order.ts";
import { bookingOf, filledWith, readSchedule } from "#modules/schedule/slots/read-schedule.ts";
import { readAppointments, type StandingAppointment } from "#modules/schedule/stored-appointment.ts";

/** Returns for each displaced appointment where it can stay at its time, of what is free apart from the appointment itself. */
export async function readSameTimePlaces(
  displaced: readonly Displaced<{ id: string }>[],
  tx: Transaction,
): Promise<readonly (readonly SameTimePlace[])[]> {
  const appointments = await readAppointments(
    displaced.filter(isWithinHours).map(({ id }) => id),
    tx,
  );
  const [first, last] = [appointments.at(0), appointments.at(-1)];
  if (!first || !last) return displaced.map(() => []);
  const standing = new Map(appointments.map((appointment) => [appointment.id, bookingOf(appointment)]));
  const schedule = await readSchedule(tx.system, {
    facilityIds: [...new Set(appointments.map(({ facilityId }) => facilityId))],
    from: first.startsAt,
    to: new Date(Math.max(...[...standing.values()].map(({ end }) => end))),
    now: tx.now,
    role: tx.caller.role,
    exceptIds: [...standing.keys()],
  });
  const places = new Map<string, readonly SameTimePlace[]>();
  for (const appointment of appointments) {
    const others = [...standing].flatMap(([id, booking]) => (id === appointment.id ? [] : [booking]));
    const { facilities, bookedFor } = filledWith([...schedule.bookings, ...others], schedule.facilities);
    const facility = facilities.find(({ id }) => id === appointment.facilityId);
    const order = await readBookableOrder(appointment.orderId, tx);
    const wanted = { ...appointmentOf({ ...order, ...appointment }), vehicleBooked: bookedFor(appointment.vehicleId) };
    places.set(appointment.id, facility ? placesOf(appointment, facility, wanted) : []);
  }
  return displaced.map(({ id }) => places.get(id) ?? []);
}

function placesOf(planned: StandingAppointment, facility: SlotFacility, appointment: WantedAppointment) {
  const { start, end } = bookingOf(planned);
  const { bayId, technicianId } = planned;
  return sameTimePlaces({ facility, bayId: bayId ?? "", technicianId, appointment, span: { start, end } });
}

/** While the facility is closed, nobody else can do it either. */
const isWithinHours = ({ reason }: Displaced<{ id: string }>): boolean =>
  reason !== "closed" && reason !== "outsideHours";
