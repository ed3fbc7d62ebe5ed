import { bookingSchema, requireBookable, type Booking } from "@boresight/domain/schedule/appointment";
import { bookedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload } from "./stored-appointment.ts";
import { requireReadiness } from "#modules/calibrations/readiness/require-readiness.ts";
import { recordDurationOverride } from "./slots/record-duration-override.ts";
import { useEquipment } from "./use-equipment.ts";
import { readBookableOrder, appointmentOf, type BookableOrder } from "./read-bookable-order.ts";
import { resolvePlace, type ChosenPlace, type ResolvedPlace } from "./slots/resolve-place.ts";

export const bookAppointment = mutation({
  summary:
    "Books an order's appointment. Staff confirm it by booking; a customer's booking is a request until the work is agreed.",
  input: bookingSchema,
  returns: {
    ...appointmentPayload.returns,
    canUndo: {
      type: "Boolean!",
      description:
        "`undoStatusChange` of the order can take it back for some seconds; where it changed no status, `undoBooking` of the appointment.",
    },
  },
  clientKey: true,
  errors: [
    "appointment-exists",
    "hold-expired",
    "order-not-bookable",
    "overbook-reason-required",
    "readiness-unconfirmed",
    "slot-not-offered",
    "slot-taken",
    "vehicle-not-ready",
  ],
  async run(booking, tx) {
    await tx.caller.one({ text: "select id from app.service_orders where id = $1", values: [booking.orderId] }); // `not-found` for an order that the caller may not see.
    await lockRows(tx.system, "app.service_orders", { ids: [booking.orderId] }); // Whoever ends it at the same time comes before, or after.
    const order = await readBookableOrder(booking.orderId, tx);
    requireBookable(order.category, tx.caller.role);
    const place = await resolvePlace(await chosenPlace(booking, order, tx), tx);
    await requireReadiness({ orderId: order.id, isConfirmed: booking.readinessConfirmed === true }, tx, tx.now);
    await assertNoAppointment(order.id, tx);
    await giveBackHold(booking, tx);
    const staff = isStaff(tx.caller.role);
    const isConfirmed = staff || order.statusKey === "approved";
    const id = await insertAppointment({ order, place, booking, isConfirmed }, tx);
    if (staff)
      await recordDurationOverride({ appointmentId: id, order, kind: order.kind, minutes: booking.minutes }, tx.system);
    const isUndoable = staff && booking.isUndoable;
    const { facilityId, technicianId } = place;
    const payload = { serviceOrderId: order.id, facilityId, technicianId };
    if (isConfirmed)
      await tx.emit({ type: "appointment.confirmed", entityId: id, payload: { ...payload, isUndoable } });
    else await tx.emit({ type: "appointment.requested", entityId: id, payload });
    return { appointment: id, canUndo: isUndoable && (await hasMoved(order, tx)) };
  },
});

/** Whether the booking has changed the order's status: what is undone is that. */
async function hasMoved({ id, statusKey }: BookableOrder, { system }: Transaction): Promise<boolean> {
  const { key } = await system.one<{ key: string }>({
    text: `select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    values: [id],
  });
  return key !== statusKey;
}

async function chosenPlace(booking: Booking, order: BookableOrder, tx: Transaction): Promise<ChosenPlace> {
  const staff = isStaff(tx.caller.role);
  const minutes = staff ? booking.minutes : null;
  const common = { vehicleId: order.vehicleId, now: tx.now, overbookReason: booking.overbookReason };
  if (booking.holdId !== null) {
    const hold = await readHold(booking.holdId, tx);
    // A customer's appointment takes what the order needs now, whatever length the time was held for.
    const appointment = appointmentOf({ ...order, minutes: staff ? (minutes ?? hold.minutes) : null });
    const technicianId = staff ? hold.technicianId : null;
    return {
      ...common,
      bayId: hold.bayId,
      technicianId,
      startsAt: new Date(hold.startsAt),
      appointment,
      exceptId: booking.holdId,
    };
  }
  if (booking.bayId === null || booking.startsAt === null) throw fail("invalid-input");
  return {
    ...common,
    bayId: booking.bayId,
    technicianId: staff ? booking.technicianId : null,
    startsAt: new Date(booking.startsAt),
    appointment: appointmentOf({ ...order, minutes }),
    exceptId: await ownHold(order.id, tx),
  };
}

interface Hold {
  bayId: string;
  technicianId: string | null;
  startsAt: string;
  minutes: number;
}

async function readHold(id: string, { system, caller, now }: Transaction): Promise<Hold> {
  const hold = await system.maybe<Hold>({
    text: `select bay_id, technician_id, starts_at,
        round(extract(epoch from ends_at - starts_at) / 60)::integer as minutes
      from app.appointments where id = $1 and status = 'held' and created_by = $2 and held_until > $3`,
    values: [id, caller.userId, now],
  });
  if (!hold) throw fail("hold-expired");
  return hold;
}

const ownHold = async (orderId: string, { system }: Transaction): Promise<string | null> => {
  const held = await system.maybe<{ id: string }>({
    text: "select id from app.appointments where service_order_id = $1 and status = 'held'",
    values: [orderId],
  });
  return held?.id ?? null;
};

async function assertNoAppointment(orderId: string, { system }: Transaction): Promise<void> {
  const live = await system.maybe({
    text: `select from app.appointments where service_order_id = $1 and status in ${wordList(bookedAppointmentStatuses)}`,
    values: [orderId],
  });
  if (live) throw fail("appointment-exists");
}

const giveBackHold = ({ orderId, holdId }: Booking, { system }: Transaction) =>
  system.run({
    text: "delete from app.appointments where status = 'held' and (id = $1 or service_order_id = $2)",
    values: [holdId, orderId],
  });

interface NewAppointment {
  order: BookableOrder;
  place: ResolvedPlace;
  booking: Booking;
  isConfirmed: boolean;
}

async function insertAppointment(made: NewAppointment, { system }: Transaction): Promise<string> {
  const { order, place, booking, isConfirmed } = made;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.appointments (service_order_id, facility_id, bay_id, technician_id, kind, starts_at, ends_at, status,
        is_overbooked, overbook_reason, is_out_of_hours, customer_note, address_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    values: [
      order.id,
      place.facilityId,
      place.bayId,
      place.technicianId,
      order.kind,
      place.startsAt,
      place.endsAt,
      isConfirmed ? "confirmed" : "requested",
      place.overbookReason !== null,
      place.overbookReason ?? "",
      place.isOutOfHours,
      booking.customerNote,
      order.kind === "dropOff" ? null : order.addressId,
    ],
  });
  await useEquipment(id, place.equipmentIds, system);
  return id;
}
