import { holdMinutes, permitBooking, slotHoldSchema } from "@boresight/domain/appointment";
import { fail } from "@boresight/domain/errors";
import { parseInput } from "@boresight/domain/problems";
import { isStaff } from "@boresight/domain/roles";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/transaction.ts";
import { readVisitingOrder, visitOf } from "./read-visit.ts";
import { settlePlace, type ChosenPlace } from "./settle-place.ts";

/** Keeps a time for 10 minutes, for one person one at a time: choosing another gives the first one back. */
export async function holdSlot(input: unknown, tx: Transaction, clock: Clock): Promise<string> {
  const hold = parseInput(slotHoldSchema, input);
  const { caller, system } = tx;
  if (caller.userId === null) throw fail("permission-error");
  const now = clock();
  const wish =
    hold.orderId === null ? wishWithoutOrder(hold) : await wishOfOrder({ ...hold, orderId: hold.orderId }, tx);
  await system.run({
    text: "delete from app.appointments where status = 'held' and (created_by = $1 or service_order_id = $2)",
    values: [caller.userId, hold.orderId],
  });
  const technicianId = isStaff(caller.role) ? hold.technicianId : null;
  const chosen: ChosenPlace = {
    ...hold,
    ...wish,
    technicianId,
    startsAt: new Date(hold.startsAt),
    overbookReason: null,
    exceptId: null,
    now,
  };
  const place = await settlePlace(chosen, tx);
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.appointments (service_order_id, customer_id, facility_id, bay_id, technician_id, kind, starts_at, ends_at,
        status, held_until)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'held', $9) returning id`,
    values: [
      hold.orderId,
      caller.customerId,
      place.facilityId,
      place.bayId,
      place.technicianId,
      wish.visit.kind,
      place.startsAt,
      place.endsAt,
      new Date(now.getTime() + holdMinutes * 60_000),
    ],
  });
  return id;
}

interface Hold {
  kind: ChosenPlace["visit"]["kind"] | null;
  minutes: number | null;
}

/** For an order that is still being written: how long it takes was asked for with the free times. */
function wishWithoutOrder({ kind, minutes }: Hold) {
  if (minutes === null) throw required("minutes", "Say how long it takes, in minutes");
  const visit = visitOf({ kind: kind ?? "dropOff", distanceMiles: null, types: [], minutes });
  return { visit, vehicleId: null };
}

async function wishOfOrder({ orderId, kind, minutes }: Hold & { orderId: string }, tx: Transaction) {
  const order = await readVisitingOrder(orderId, tx);
  permitBooking(order.category, tx.caller.role);
  const visit = visitOf({ ...order, kind: kind ?? order.kind, minutes: isStaff(tx.caller.role) ? minutes : null });
  return { visit, vehicleId: order.vehicleId };
}

const required = (field: string, message: string) =>
  fail("invalid-input", { message, fields: [{ field, code: "required", message }] });
