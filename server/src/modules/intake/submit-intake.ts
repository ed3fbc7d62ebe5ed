import type { AddressInput } from "@boresight/domain/customers/address";
import { fail } from "@boresight/domain/base/errors";
import { intakeExtrasSchema, type IntakeExtras } from "@boresight/domain/intake/intake";
import { parseInput } from "@boresight/domain/base/problems";
import { isCustomerType, isStaff } from "@boresight/domain/accounts/roles";
import { spotUnknown } from "@boresight/domain/orders/transport";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { createServiceOrder } from "#modules/orders/create-service-order.ts";
import { attachRepairOrder } from "./attach-repair-order.ts";

/** Opens an order with its calibrations, its papers and its visit: all of it or nothing. The person's draft is then gone. */
export async function submitIntake(input: Record<string, unknown>, tx: Transaction, clock: Clock): Promise<string> {
  const extras = parseInput(intakeExtrasSchema, input);
  refuseEmpty(input, extras);
  refuseSpotless(extras, input);
  await takeDraft(extras, tx);
  await refuseHoldElsewhere(extras, input, tx);
  const pickup = extras.pickupAddress && (await addAddress(extras.pickupAddress, input, tx));
  const orderId = await createServiceOrder({ ...input, ...(pickup && { pickupAddressId: pickup }) }, tx, clock);
  if (extras.repairOrderFileId) await attachRepairOrder(orderId, extras.repairOrderFileId, tx);
  await bookTime(orderId, extras, { tx, clock });
  return orderId;
}

/** A time that is kept at one location is not booked for another; without a word the order goes where its time is. */
async function refuseHoldElsewhere({ holdId }: IntakeExtras, { facilityId }: Record<string, unknown>, tx: Transaction) {
  if (!holdId || !facilityId) return;
  const elsewhere = await tx.system.maybe({
    text: "select id from app.appointments where id = $1 and created_by = $2 and facility_id <> $3",
    values: [holdId, tx.caller.userId, facilityId],
  });
  const message = "This time is kept at another location: choose a time at this one";
  if (elsewhere)
    throw fail("invalid-input", { message, fields: [{ field: "holdId", code: "wrong-reference", message }] });
}

/** Of two that send the same draft the second finds it gone. */
async function takeDraft({ draftId }: IntakeExtras, { caller, system }: Transaction): Promise<void> {
  const taken = await system.rows<{ id: string }>({
    text: "delete from app.intake_drafts where user_id = $1 returning id",
    values: [caller.userId],
  });
  if (draftId && !taken.some(({ id }) => id === draftId)) throw fail("draft-already-sent");
}

async function bookTime(
  orderId: string,
  { holdId, overbooking, customerNote }: IntakeExtras,
  { tx, clock }: { tx: Transaction; clock: Clock },
): Promise<void> {
  if (holdId) await bookAppointment({ orderId, holdId, customerNote }, tx, clock);
  else if (overbooking) {
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    const { reason, ...place } = overbooking;
    await bookAppointment({ orderId, ...place, overbookReason: reason, customerNote }, tx, clock);
  }
}

const refuse = (field: string, message: string) =>
  fail("invalid-input", { message, fields: [{ field, code: "required", message }] });

/** An order asks for something: calibrations, repairs that call for them, a repair order that tells, or words. */
function refuseEmpty(input: Record<string, unknown>, { repairOrderFileId }: IntakeExtras) {
  const lists = [input["calibrations"], input["repairOperations"]];
  if (lists.some((list) => Array.isArray(list) && list.length > 0) || repairOrderFileId || input["notes"]) return;
  throw refuse("repairOperations", "Say what was repaired, choose a calibration or add the repair order");
}

/** Who fetches a vehicle from an address that was typed asks for the place there at the same time. */
function refuseSpotless({ pickupAddress }: IntakeExtras, { intakeMethod, towingNotes }: Record<string, unknown>) {
  const isFetched = intakeMethod === "pickup" || (intakeMethod === "tow" && !towingNotes);
  if (pickupAddress && isFetched && !pickupAddress.pickupSpotDescription)
    throw refuse("pickupAddress.pickupSpotDescription", spotUnknown);
}

/** A pickup address that was typed becomes one of the customer's. */
async function addAddress(address: AddressInput, { customerId }: Record<string, unknown>, tx: Transaction) {
  const owner = isCustomerType(tx.caller.role) ? tx.caller.customerId : customerId;
  const { id } = await tx.caller.one<{ id: string }>({
    text: `insert into app.addresses (customer_id, label, street, unit, city, state, postal_code, country, pickup_spot_description)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    values: [
      owner,
      address.label,
      address.street,
      address.unit,
      address.city,
      address.state,
      address.postalCode,
      address.country,
      address.pickupSpotDescription,
    ],
  });
  await tx.caller.run({
    text: "insert into app.customer_addresses (customer_id, address_id, label) values ($1, $2, coalesce($3, left($4, 80)))",
    values: [owner, id, address.label, address.street],
  });
  return id;
}
