/** How the editable fields of an order are checked: by their kind (handbook section 16). */
import { recordId, version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { changesOf, schemasOf } from "#base/record-schema.ts";
import { serviceOrder } from "./order-fields.ts";

const miles = z
  .int(text("base.odometerMustBeWholeMiles"))
  .min(0)
  .max(2_000_000, text("base.odometerIsTooHigh"))
  .nullable();
const percent = z
  .int(text("orders.fuelIsAPercentage"))
  .min(0, text("orders.fuelIs0OrMore"))
  .max(100, text("orders.fuelIs100OrLess"))
  .nullable();

export const orderFieldSchemas = schemasOf(serviceOrder, {
  odometerIn: miles,
  odometerOut: miles,
  fuelLevelIn: percent,
});

const changed = changesOf(orderFieldSchemas);

const fields = {
  ...changed,
  cost: changed.cost.describe("In cents."),
  fuelCost: changed.fuelCost.describe("In cents."),
  intakeMethod: changed.intakeMethod.describe("The transport price is recomputed."),
  towingRequired: changed.towingRequired.describe("Taken back, the vehicle is dropped off."),
  pickupAddressId: changed.pickupAddressId.describe("Where the vehicle is: an address of the order's customer."),
  vehicleId: changed.vehicleId.describe(
    "Another vehicle of the order's customer: what was agreed for the first one must be approved again.",
  ),
  repairOrderFileId: changed.repairOrderFileId.describe("One of the order's files."),
};

/** Every field is optional; null clears it. */
export const orderChangeSchema = z.object({
  id: recordId(),
  version: version().describe(
    "The version the order was read in: when someone else changed one of the same fields since, nothing is changed.",
  ),
  ...fields,
});

export type OrderChange = z.infer<typeof orderChangeSchema>;

/** What is read off the vehicle as it comes and goes; what is not sent stays. */
export const vehicleReadingsSchema = z.object({
  orderId: recordId(),
  odometerIn: fields.odometerIn.describe("In miles, as the vehicle came."),
  odometerOut: fields.odometerOut.describe("In miles, as the vehicle left: not less than as it came."),
  fuelLevelIn: fields.fuelLevelIn.describe("In percent of a full tank, as the vehicle came."),
});

export type VehicleReadings = z.infer<typeof vehicleReadingsSchema>;
