import { holdMinutes, requireBookable, slotHoldSchema } from "@boresight/domain/schedule/appointment";
import { wrongField } from "@boresight/domain/base/problems";
import { isStaff } from "@boresight/domain/accounts/roles";
import { text } from "@boresight/domain/texts/text";
import { requireKnownCaller } from "#platform/known-caller.ts";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload } from "#modules/schedule/stored-appointment.ts";
import { useEquipment } from "#modules/schedule/use-equipment.ts";
import { readWish } from "./read-wish.ts";
import { resolvePlace, type ChosenPlace } from "./resolve-place.ts";

export const holdSlot = mutation({
  summary:
    "Keeps a time for 10 minutes, for one person one at a time: choosing another gives the first one back. A time that is gone is refused with `extensions.offers`: the next three.",
  input: slotHoldSchema,
  ...appointmentPayload,
  clientKey: true,
  errors: ["login-not-linked", "order-not-bookable", "slot-not-offered", "slot-taken"],
  async run(hold, tx) {
    const { caller, system, now } = tx;
    requireKnownCaller(caller);
    if (hold.orderId === null && hold.minutes === null && hold.typeKeys === null)
      throw wrongField("minutes", "required", text("schedule.minutesNeeded"));
    const { appointment, vehicleId, order, addressId } = await readWish(hold, tx);
    if (order) requireBookable(order.category, caller.role);
    await system.run({
      text: "delete from app.appointments where status = 'held' and (created_by = $1 or service_order_id = $2)",
      values: [caller.userId, hold.orderId],
    });
    const technicianId = isStaff(caller.role) ? hold.technicianId : null;
    const chosen: ChosenPlace = {
      ...hold,
      appointment,
      vehicleId,
      technicianId,
      startsAt: new Date(hold.startsAt),
      overbookReason: null,
      exceptId: null,
      now,
    };
    const place = await resolvePlace(chosen, tx);
    const { id } = await system.one<{ id: string }>({
      text: `insert into app.appointments (service_order_id, customer_id, facility_id, bay_id, technician_id, kind, starts_at, ends_at,
        status, held_until, address_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'held', $9, $10) returning id`,
      values: [
        hold.orderId,
        caller.customerId,
        place.facilityId,
        place.bayId,
        place.technicianId,
        appointment.kind,
        place.startsAt,
        place.endsAt,
        new Date(now.getTime() + holdMinutes * 60_000),
        appointment.kind === "mobile" ? addressId : null,
      ],
    });
    await useEquipment(id, place.equipmentIds, system);
    return { appointment: id };
  },
});
