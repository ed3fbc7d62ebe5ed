import { fail } from "@boresight/domain/errors";
import { parseInput } from "@boresight/domain/problems";
import {
  changeableFields,
  orderChangeSchema,
  type OrderChange,
  type OrderField,
} from "@boresight/domain/service-order-change";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/transaction.ts";
import { lockSeenOrder } from "../calibrations/seen-order.ts";

const columns: Record<OrderField, string> = {
  repairOrderNumber: "repair_order_number",
  poNumber: "po_number",
  claimNumber: "claim_number",
  insurerName: "insurer_name",
  notes: "notes",
  internalNotes: "internal_notes",
  towingNotes: "towing_notes",
  rideHeightModified: "ride_height_modified",
  priority: "priority",
  assignedTechnicianId: "assigned_technician_id",
  facilityId: "facility_id",
  odometerIn: "odometer_in",
  odometerOut: "odometer_out",
  fuelLevelIn: "fuel_level_in",
  pickupDate: "pickup_date",
  promisedAt: "promised_at",
  estimatedCompletionDate: "estimated_completion_date",
  cost: "cost",
  fuelCost: "fuel_cost",
};

const isField = (key: string): key is OrderField => Object.hasOwn(columns, key);

/** Puts facts of an order right, each role those that are its own. The second of two people looks again first. */
export async function changeOrder(input: unknown, tx: Transaction, clock: Clock): Promise<string> {
  const change = parseInput(orderChangeSchema, input);
  const order = await lockSeenOrder(change.id, tx);
  const given = Object.keys(change).filter((key): key is OrderField => isField(key) && change[key] !== undefined);
  const own = changeableFields(tx.caller.role, order.category);
  if (given.some((field) => !own.includes(field))) throw fail("permission-error");
  if (order.version !== change.version) throw fail("order-changed");
  refusePast(change, tx, clock);
  await refuseStranger(change, tx);
  if (given.length === 0) return order.id;

  await tx.system.run({
    text: `update app.service_orders set ${given.map((field, index) => `${columns[field]} = $${index + 2}`).join(", ")} where id = $1`,
    values: [order.id, ...given.map((field) => change[field])],
  });
  return order.id;
}

const wrong = (field: OrderField, message: string) =>
  fail("invalid-input", { message, fields: [{ field, code: "wrong-value", message }] });

function refusePast({ pickupDate }: OrderChange, { caller }: Transaction, clock: Clock) {
  const isStaff = caller.role === "admin" || caller.role === "technician";
  if (!isStaff && pickupDate && new Date(pickupDate) < clock())
    throw wrong("pickupDate", "Choose a pickup date that is still to come");
}

async function refuseStranger({ assignedTechnicianId, facilityId }: OrderChange, { system }: Transaction) {
  const worker = assignedTechnicianId && {
    text: "select id from app.users where id = $1 and default_role in ('technician', 'admin') and not disabled",
    values: [assignedTechnicianId],
  };
  if (worker && !(await system.maybe(worker))) throw wrong("assignedTechnicianId", "Choose somebody who works here");
  const place = facilityId && {
    text: "select id from app.facilities where id = $1 and is_active",
    values: [facilityId],
  };
  if (place && !(await system.maybe(place))) throw wrong("facilityId", "Choose one of our facilities");
}
