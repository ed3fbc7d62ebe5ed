import type { AddressInput } from "@boresight/domain/customers/address";
import { fail } from "@boresight/domain/base/errors";
import { newServiceOrderSchema } from "@boresight/domain/orders/service-order-schema";
import { submittedIntakeSchema, type SubmittedIntake } from "@boresight/domain/orders/submitted-intake";
import { parseInput, wrongField } from "@boresight/domain/base/problems";
import { isCustomerType, isStaff } from "@boresight/domain/accounts/roles";
import { pickupInstructionsMissing } from "@boresight/domain/orders/transport";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { acceptTerms } from "#modules/orders/accept-terms.ts";
import { openOrder } from "#modules/orders/create-service-order.ts";
import { attachPhotos } from "./attach-photos.ts";
import { attachRepairOrders } from "./attach-repair-orders.ts";

export const submitIntake = mutation({
  summary:
    "Opens an order with its calibrations, papers and appointment: all of it or nothing. The person's draft is then gone.",
  input: (now) => submittedIntakeSchema(now.getUTCFullYear()),
  returns: { serviceOrder: "ServiceOrder" },
  clientKey: true,
  errors: [
    "appointment-exists",
    "calibration-started",
    "draft-already-sent",
    "file-too-big",
    "file-type-not-allowed",
    "hold-expired",
    "customer-archived",
    "customer-on-hold",
    "login-not-linked",
    "order-not-bookable",
    "overbook-reason-required",
    "readiness-unconfirmed",
    "slot-not-offered",
    "slot-taken",
    "terms-not-accepted",
    "vehicle-exists",
    "vehicle-not-ready",
    "vin-elsewhere",
  ],
  async run(intake, tx: Transaction & Pick<RequestContext, "address">) {
    await acceptTerms(intake, tx);
    requireContent(intake);
    requirePickupInstructions(intake);
    await takeDraft(intake, tx);
    await checkHoldFacility(intake, tx);
    const pickup = intake.pickupAddress && (await addAddress(intake.pickupAddress, intake, tx));
    const order = { ...intake, ...(pickup && { pickupAddressId: pickup }) };
    const orderId = await openOrder(parseInput(newServiceOrderSchema(tx.now.getUTCFullYear()), order), tx);
    await attachRepairOrders(orderId, intake, tx);
    if (intake.photoFileIds.length > 0) await attachPhotos(orderId, intake.photoFileIds, tx);
    await bookTime(orderId, intake, tx);
    return { serviceOrder: orderId };
  },
});

/** A time held at one location cannot be booked at another; by default the order goes where its time is held. */
async function checkHoldFacility({ holdId, facilityId }: SubmittedIntake, tx: Transaction) {
  if (!holdId || !facilityId) return;
  const elsewhere = await tx.system.maybe({
    text: "select id from app.appointments where id = $1 and created_by = $2 and facility_id <> $3",
    values: [holdId, tx.caller.userId, facilityId],
  });
  const message = text("intake.timeIsKeptElsewhere");
  if (elsewhere) throw wrongField("holdId", "wrong-reference", message);
}

/** Of two requests that submit the same draft, the second finds it gone. */
async function takeDraft({ draftId }: SubmittedIntake, { caller, system }: Transaction): Promise<void> {
  const taken = await system.rows<{ id: string }>({
    text: "delete from app.intake_drafts where user_id = $1 returning id",
    values: [caller.userId],
  });
  if (draftId && !taken.some(({ id }) => id === draftId)) throw fail("draft-already-sent");
}

async function bookTime(
  orderId: string,
  { holdId, overbooking, customerNote }: SubmittedIntake,
  tx: Transaction,
): Promise<void> {
  if (holdId) await bookAppointment({ orderId, holdId, customerNote }, tx);
  else if (overbooking) {
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    const { reason, ...place } = overbooking;
    await bookAppointment({ orderId, ...place, overbookReason: reason, customerNote }, tx);
  }
}

/** An order needs content: calibrations, repairs that require them, a readable repair order, or notes. */
function requireContent({ calibrations, repairOperations, repairOrderFileId, notes, ...further }: SubmittedIntake) {
  if (calibrations.length > 0 || repairOperations.length > 0 || repairOrderFileId || notes) return;
  if (further.repairOrderFileIds.length > 0) return;
  throw wrongField("repairOperations", "required", text("intake.sayWhatWasRepairedChooseA"));
}

/** A typed pickup address must come with instructions where to find the vehicle. */
function requirePickupInstructions({ pickupAddress, intakeMethod, towingNotes }: SubmittedIntake) {
  const isFetched = intakeMethod === "pickup" || (intakeMethod === "tow" && !towingNotes);
  if (pickupAddress && isFetched && !pickupAddress.pickupSpotDescription)
    throw wrongField("pickupAddress.pickupSpotDescription", "required", pickupInstructionsMissing);
}

/** Saves a typed pickup address in the customer's address book. */
async function addAddress(address: AddressInput, { customerId }: SubmittedIntake, tx: Transaction) {
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
