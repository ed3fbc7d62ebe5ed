/** How the facts of an order are typed: each kind of field turns what is stored into text and back. */
import { clockTimeOf, momentAt } from "@boresight/domain/schedule/facility-time";
import { changeableFields, type OrderField } from "@boresight/domain/orders/order-fields";
import type { Role } from "@boresight/domain/accounts/roles";

type Kind =
  | "line"
  | "text"
  | "whole"
  | "money"
  | "moment"
  | "yesNo"
  | "way"
  | "address"
  | "vehicle"
  | "priority"
  | "facility"
  | "technician";

export interface EditableField {
  field: OrderField;
  label: string;
  kind: Kind;
}

export type FieldGroup = "work" | "numbers" | "dates" | "place" | "transport" | "vehicle";

const groups: Record<FieldGroup, readonly EditableField[]> = {
  work: [
    { field: "notes", label: "Notes", kind: "text" },
    { field: "internalNotes", label: "Internal notes", kind: "text" },
    { field: "rideHeightModified", label: "Ride height is modified", kind: "yesNo" },
    { field: "odometerIn", label: "Odometer in", kind: "whole" },
    { field: "odometerOut", label: "Odometer out", kind: "whole" },
    { field: "fuelLevelIn", label: "Fuel in, percent", kind: "whole" },
  ],
  numbers: [
    { field: "repairOrderNumber", label: "Repair order number", kind: "line" },
    { field: "poNumber", label: "PO number", kind: "line" },
    { field: "claimNumber", label: "Claim number", kind: "line" },
    { field: "insurerName", label: "Insurer", kind: "line" },
    { field: "cost", label: "Cost, in dollars", kind: "money" },
    { field: "fuelCost", label: "Fuel, in dollars", kind: "money" },
  ],
  dates: [
    { field: "pickupDate", label: "Pickup", kind: "moment" },
    { field: "promisedAt", label: "Promised", kind: "moment" },
    { field: "estimatedCompletionDate", label: "Estimated ready", kind: "moment" },
  ],
  place: [
    { field: "facilityId", label: "Location", kind: "facility" },
    { field: "assignedTechnicianId", label: "Technician", kind: "technician" },
    { field: "priority", label: "Priority", kind: "priority" },
  ],
  transport: [
    { field: "intakeMethod", label: "How does the vehicle get here?", kind: "way" },
    { field: "towingRequired", label: "The vehicle must be towed", kind: "yesNo" },
    { field: "pickupAddressId", label: "Pickup address", kind: "address" },
    { field: "towingNotes", label: "Towing notes", kind: "text" },
  ],
  vehicle: [{ field: "vehicleId", label: "Vehicle", kind: "vehicle" }],
};

/** Who says which way it is has said whether it is a tow. */
export const fieldsToEdit = (group: FieldGroup, role: Role, category: string): readonly EditableField[] => {
  const own = changeableFields(role, category);
  return groups[group].filter(
    ({ field }) => own.includes(field) && !(field === "towingRequired" && own.includes("intakeMethod")),
  );
};

export type TypedValue = string | boolean;
type StoredValue = string | number | boolean | null | undefined;

/** Moments are typed on the facility's clock, wherever the device is. */
export function typedValue(kind: Kind, stored: StoredValue, timeZone: string): TypedValue {
  if (kind === "yesNo") return stored === true;
  if (stored === null || stored === undefined) return "";
  if (kind === "money") return (Number(stored) / 100).toFixed(2);
  return kind === "moment" ? typedMoment(String(stored), timeZone) : String(stored);
}

function typedMoment(moment: string, timeZone: string): string {
  const { date, time } = clockTimeOf(timeZone, moment);
  return `${date}T${time}`;
}

/** What goes to the server; nothing typed empties the field. */
export function storedValue(kind: Kind, typed: TypedValue, timeZone: string): StoredValue {
  if (typeof typed === "boolean") return typed;
  const text = typed.trim();
  if (kind === "text" || kind === "priority") return text;
  if (text === "") return null;
  if (kind === "whole") return Number(text.replace(/[,\s]/g, ""));
  if (kind === "money") return Math.round(Number(text.replace(/[$,\s]/g, "")) * 100);
  return kind === "moment" ? momentTyped(text, timeZone) : text;
}

/** Null for what is no moment there. */
export function momentTyped(text: string, timeZone: string): string | null {
  const [date = "", time = ""] = text.slice(0, 16).split("T");
  return isWholeMoment(text) ? momentAt(timeZone, { date, time }) : null;
}

/** A year half typed is no year yet. */
const isWholeMoment = (text: string) => /^2\d{3}-\d\d-\d\dT\d\d:\d\d/.test(text);

/** What cannot be meant is told before it is sent: a number that is none, a time that the clock skips. */
export function typingProblem(kind: Kind, typed: TypedValue, timeZone: string): string | null {
  if (typeof typed === "boolean" || typed.trim() === "") return null;
  if (kind === "moment") return momentProblem(typed, timeZone);
  const value = kind === "whole" || kind === "money" ? storedValue(kind, typed, timeZone) : null;
  return typeof value === "number" && !Number.isFinite(value) ? "Enter a number" : null;
}

function momentProblem(text: string, timeZone: string): string | null {
  if (!isWholeMoment(text)) return "Enter a date with its time";
  if (momentTyped(text, timeZone) !== null) return null;
  return "This time does not exist on that day: the clock goes forward";
}
