import type { OrderField } from "@boresight/domain/orders/order-fields";

/** Where each fact is kept. */
export const orderColumns: Record<OrderField, string> = {
  repairOrderNumber: "repair_order_number",
  poNumber: "po_number",
  claimNumber: "claim_number",
  insurerName: "insurer_name",
  notes: "notes",
  internalNotes: "internal_notes",
  towingNotes: "towing_notes",
  rideHeightModified: "ride_height_modified",
  intakeMethod: "intake_method",
  pickupAddressId: "pickup_address_id",
  towingRequired: "towing_required",
  vehicleId: "vehicle_id",
  repairOrderFileId: "repair_order_file_id",
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

export const isOrderField = (key: string): key is OrderField => Object.hasOwn(orderColumns, key);
