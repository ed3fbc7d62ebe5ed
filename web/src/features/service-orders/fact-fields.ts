/** How the facts of an order are typed: each kind of field turns what is stored into text and back. */
import { changeableFields, type OrderField } from "@boresight/domain/service-order-change";
import type { Role } from "@boresight/domain/roles";

type Kind = "line" | "text" | "whole" | "money" | "moment" | "yesNo" | "priority" | "facility" | "technician";

export interface FactField {
  field: OrderField;
  label: string;
  kind: Kind;
}

export type FactGroup = "work" | "numbers" | "dates" | "place";

const groups: Record<FactGroup, readonly FactField[]> = {
  work: [
    { field: "notes", label: "Notes", kind: "text" },
    { field: "internalNotes", label: "Internal notes", kind: "text" },
    { field: "towingNotes", label: "Towing notes", kind: "text" },
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
};

export const fieldsToEdit = (group: FactGroup, role: Role, category: string): readonly FactField[] => {
  const own = changeableFields(role, category);
  return groups[group].filter(({ field }) => own.includes(field));
};

export type TypedValue = string | boolean;
type StoredValue = string | number | boolean | null | undefined;

/** Moments are typed on the clock of the device. */
export function typedValue(kind: Kind, stored: StoredValue): TypedValue {
  if (kind === "yesNo") return stored === true;
  if (stored === null || stored === undefined) return "";
  if (kind === "money") return (Number(stored) / 100).toFixed(2);
  return kind === "moment" ? localMoment(String(stored)) : String(stored);
}

/** What goes to the server; nothing typed empties the field. */
export function storedValue(kind: Kind, typed: TypedValue): StoredValue {
  if (typeof typed === "boolean") return typed;
  const text = typed.trim();
  if (kind === "text" || kind === "priority") return text;
  if (text === "") return null;
  if (kind === "whole") return Number(text.replace(/[,\s]/g, ""));
  if (kind === "money") return Math.round(Number(text.replace(/[$,\s]/g, "")) * 100);
  return kind === "moment" ? new Date(text).toISOString() : text;
}

function localMoment(iso: string): string {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A number that is no number is told before it is sent. */
export function typingProblem(kind: Kind, typed: TypedValue): string | null {
  const isNumber = kind === "whole" || kind === "money";
  const value = isNumber ? storedValue(kind, typed) : null;
  return typeof value === "number" && !Number.isFinite(value) ? "Enter a number" : null;
}
