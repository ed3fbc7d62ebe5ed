/** How a vehicle gets to us, or we to it, and what the driver must know. */
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";

export interface Transport {
  intakeMethod: IntakeMethod;
  hasAddress: boolean;
  /** Where exactly at that address: bay, gate code, key box, contact. */
  spot: string | null;
  towingRequired: boolean;
  towingNotes: string;
}

export const addressUnknown = text("orders.sayWhereTheVehicleStands");
export const pickupInstructionsMissing = text("orders.sayWhereExactlyItStandsBay");

/**
 * Returns what the driver is missing as a sentence, or null. Any trip needs the address; a pickup also needs
 * instructions where the vehicle is, which a tow may have in its notes.
 */
export function whatTransportLacks({
  intakeMethod,
  hasAddress,
  spot,
  towingRequired,
  towingNotes,
}: Transport): Text | null {
  const isTowed = intakeMethod === "tow" || towingRequired;
  if (intakeMethod === "dropOff" && !isTowed) return null;
  if (!hasAddress) return addressUnknown;
  const isFound = (isTowed && towingNotes !== "") || (spot !== null && spot !== "");
  return intakeMethod === "mobile" || isFound ? null : pickupInstructionsMissing;
}

interface ChangedTransport {
  intakeMethod?: IntakeMethod | undefined;
  towingRequired?: boolean | undefined;
}

/** A chosen transport sets whether it is a tow, and adding or removing a tow sets the transport. */
export function resolveTransport<Change extends ChangedTransport>(change: Change, now: IntakeMethod): Change {
  const { intakeMethod, towingRequired } = change;
  if (intakeMethod !== undefined) return { ...change, towingRequired: intakeMethod === "tow" };
  if (towingRequired === undefined || towingRequired === (now === "tow")) return change;
  return { ...change, intakeMethod: towingRequired ? "tow" : "dropOff" };
}
