/** What a shop's repair order says of itself and its vehicle, as far as an order is filled from it. */
import type { EstimateDocument, Found, Place } from "./estimate-document.ts";
import type { TextLine } from "./mention.ts";
import { readText } from "./read-document.ts";

export interface RepairOrderDetail extends Place {
  value: string;
  /** The line as written, shortened. */
  line: string;
  /** 0 to 1. */
  confidence: number;
  /** The piece of the page that says it, as the caller shows it. */
  picture: string | null;
}

type DetailName =
  | "claimNumber"
  | "insurerName"
  | "licensePlate"
  | "ownerName"
  | "repairOrderNumber"
  | "vehicleMake"
  | "vehicleModel"
  | "vehicleYear"
  | "vinNumber";

/** Null where the paper does not say it. */
export interface RepairOrderDetails extends Readonly<Record<DetailName, RepairOrderDetail | null>> {
  /** VINs that a person must look at before one is used: hardly legible, or of several vehicles. */
  unsureVins: readonly RepairOrderDetail[];
  /** False for a paper in which nothing of an estimate or repair order was found. */
  isEstimate: boolean;
}

/** A VIN that recognition saw with a wrong sign, or hardly, is left for a person to type: another car's would be worse. */
const sureVin = 0.6;

export const isSureVin = (vin: Found | null): vin is Found => vin !== null && vin.confidence >= sureVin;

export function detailsOf(
  document: EstimateDocument,
  pictureOf: (place: Place) => string | null = () => null,
): RepairOrderDetails {
  const detailOf = (found: Found | null): RepairOrderDetail | null => found && shown(found, pictureOf(found));
  const { vehicle, lines } = document;
  const { vin, year } = vehicle;
  const isSure = isSureVin(vin);
  return {
    repairOrderNumber: detailOf(document.repairOrderNumber),
    claimNumber: detailOf(document.claimNumber),
    insurerName: detailOf(document.insurer),
    ownerName: detailOf(document.owner),
    licensePlate: detailOf(vehicle.plate),
    vehicleYear: detailOf(year && { ...year, value: String(year.value) }),
    vehicleMake: detailOf(vehicle.make),
    vehicleModel: detailOf(vehicle.model),
    vinNumber: isSure ? detailOf(vin) : null,
    unsureVins: (isSure ? [] : [vin, ...document.otherVins]).flatMap((one) => detailOf(one) ?? []),
    isEstimate: lines.length > 0 || isOfRepair(document),
  };
}

const shown = ({ quote, ...detail }: Found, picture: string | null): RepairOrderDetail => ({
  ...detail,
  line: quote,
  picture,
});

/** A customer alone is on any invoice. */
const isOfRepair = ({ repairOrderNumber, claimNumber, insurer, vehicle: { vin, year } }: EstimateDocument): boolean =>
  [repairOrderNumber, claimNumber, insurer, vin, year].some((found) => found !== null);

/** Where the details stand, for a person to compare. */
export function placesToShow({ vehicle, otherVins, ...document }: EstimateDocument): Place[] {
  const { repairOrderNumber, claimNumber, insurer, owner } = document;
  const { vin, plate, year } = vehicle;
  return [repairOrderNumber, claimNumber, insurer, owner, vin, ...otherVins, plate, year].filter(
    (found) => found !== null,
  );
}

/** Of text alone (English, French, Spanish). */
export const findDetails = (lines: readonly TextLine[]): RepairOrderDetails => detailsOf(readText(lines));
