/** What a VIN says about a vehicle (49 CFR 565). */
import { text } from "#texts/text.ts";
import { hasValidCheckDigit, needsCheckDigit, normaliseVin } from "./vin.ts";

export interface DecodedVin {
  vinNumber: string;
  /** Null where the manufacturer's region does not prescribe one. */
  checkDigitMatches: boolean | null;
  /** Null where it is not known, here and below. */
  make: string | null;
  model: string | null;
  trim: string | null;
  year: number | null;
}

/** A VIN as it is stored, before anybody has said what vehicle it is. */
export function undecodedVin(typed: string): DecodedVin {
  const vinNumber = normaliseVin(typed);
  const checkDigitMatches = needsCheckDigit(vinNumber) ? hasValidCheckDigit(vinNumber) : null;
  return { vinNumber, checkDigitMatches, make: null, model: null, trim: null, year: null };
}

/** Returns why a complete VIN should be looked at again; a warning, never a refusal. */
export const vinWarnings = (vin: string): string[] =>
  vin.length === 17 && !needsCheckDigit(vin) && !hasValidCheckDigit(vin) ? [text("vehicles.checkDigitDiffers")] : [];
