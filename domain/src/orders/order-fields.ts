/** What people may put right on an order after it was opened, each role its own fields (handbook section 17). */
import * as z from "zod";
import type { Role } from "#accounts/roles.ts";
import { priorities } from "./service-order.ts";
import { intakeMethods } from "#intake/intake-method.ts";
import { line, note, reference } from "#base/text.ts";

const id = (label: string) => z.uuid(`${label} is not a valid id`);
const moment = (label: string) => z.iso.datetime({ offset: true, error: `${label} must be a date with its time` });
const cents = (label: string) =>
  z.int(`${label} must be whole cents`).min(0, `${label} cannot be negative`).max(99_999_999, `${label} is too high`);

/** Every field may be left out; null empties it. */
export const orderChangeSchema = z.object({
  id: id("Order"),
  version: z.int("The order's version is missing"),
  repairOrderNumber: reference("Repair order number").nullable().optional(),
  poNumber: reference("PO number").nullable().optional(),
  claimNumber: reference("Claim number").nullable().optional(),
  insurerName: line({ max: 120, label: "Insurer" }).nullable().optional(),
  notes: note({ max: 5000, label: "Notes" }).optional(),
  internalNotes: note({ max: 5000, label: "Internal notes" }).optional(),
  towingNotes: note({ max: 5000, label: "Towing notes" }).optional(),
  rideHeightModified: z.boolean("Say yes or no").optional(),
  intakeMethod: z.enum(intakeMethods, "Choose how the vehicle gets here").optional(),
  pickupAddressId: id("Pickup address").nullable().optional(),
  towingRequired: z.boolean("Say yes or no").optional(),
  vehicleId: id("Vehicle").optional(),
  repairOrderFileId: id("Repair order").nullable().optional(),
  priority: z.enum(priorities, "Choose a priority").optional(),
  assignedTechnicianId: id("Technician").nullable().optional(),
  facilityId: id("Facility").nullable().optional(),
  odometerIn: z.int("Odometer must be whole miles").min(0).max(2_000_000, "Odometer is too high").nullable().optional(),
  odometerOut: z
    .int("Odometer must be whole miles")
    .min(0)
    .max(2_000_000, "Odometer is too high")
    .nullable()
    .optional(),
  fuelLevelIn: z
    .int("Fuel is a percentage")
    .min(0, "Fuel is 0 or more")
    .max(100, "Fuel is 100 or less")
    .nullable()
    .optional(),
  pickupDate: moment("Pickup date").nullable().optional(),
  promisedAt: moment("Promised time").nullable().optional(),
  estimatedCompletionDate: moment("Estimated completion").nullable().optional(),
  cost: cents("Cost").nullable().optional(),
  fuelCost: cents("Fuel").nullable().optional(),
});

export type OrderChange = z.infer<typeof orderChangeSchema>;
export type OrderField = Exclude<keyof OrderChange, "id" | "version">;

const fields = Object.keys(orderChangeSchema.shape).filter(
  (key): key is OrderField => key !== "id" && key !== "version",
);

const ofCustomers: readonly OrderField[] = [
  "notes",
  "poNumber",
  "repairOrderNumber",
  "claimNumber",
  "pickupDate",
  "pickupAddressId",
  "towingRequired",
  "towingNotes",
  "rideHeightModified",
  "vehicleId",
  "repairOrderFileId",
];

const ofPrice: readonly OrderField[] = ["cost", "fuelCost"];

/** The fields a role may change while the order is in a status of this category; the vehicle stands once the work on it is done, the price once it is invoiced. */
export function changeableFields(role: Role, category: string): readonly OrderField[] {
  const isInvoiced = category === "billing" || category === "closed";
  const isDone = isInvoiced || category === "done";
  const open = fields.filter((field) => !(isInvoiced && ofPrice.includes(field)) && !(isDone && field === "vehicleId"));
  if (role === "admin") return open;
  if (role === "technician") return open.filter((field) => field !== "cost");
  if (role === "public" || category === "closed") return [];
  return category === "intake" ? ofCustomers : ["poNumber"];
}
