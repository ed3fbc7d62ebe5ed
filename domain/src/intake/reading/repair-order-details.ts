/** What a shop's repair order says of itself: its number, the claim, the insurer and the VIN. */
import type { EstimateDocument, Found, Place } from "./estimate-document.ts";
import type { TextLine } from "./mention.ts";
import { readText } from "./read-document.ts";

export interface RepairOrderDetail extends Place {
  value: string;
  /** The line as written, shortened. */
  line: string;
  /** 0 to 1. */
  confidence: number;
}

/** Null where the paper does not say it. */
export interface RepairOrderDetails {
  repairOrderNumber: RepairOrderDetail | null;
  claimNumber: RepairOrderDetail | null;
  insurerName: RepairOrderDetail | null;
  vinNumber: RepairOrderDetail | null;
}

/** A VIN that recognition saw with a wrong sign, or hardly, is left for a person to type: another car's would be worse. */
const sureVin = 0.6;

export function detailsOf(document: EstimateDocument): RepairOrderDetails {
  const { repairOrderNumber, claimNumber, insurer, vehicle } = document;
  return {
    repairOrderNumber: detailOf(repairOrderNumber),
    claimNumber: detailOf(claimNumber),
    insurerName: detailOf(insurer),
    vinNumber: detailOf(vehicle.vin && vehicle.vin.confidence >= sureVin ? vehicle.vin : null),
  };
}

const detailOf = (found: Found | null): RepairOrderDetail | null => {
  if (!found) return null;
  const { quote, ...detail } = found;
  return { ...detail, line: quote };
};

/** Of text alone (English, French, Spanish). */
export const findDetails = (lines: readonly TextLine[]): RepairOrderDetails => detailsOf(readText(lines));
