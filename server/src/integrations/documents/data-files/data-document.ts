/** A document of a data file: every value is sure, and has no place on a page. */
import type {
  DocumentKind,
  EstimateDocument,
  EstimateLine,
  EstimateVehicle,
  Found,
  LineOperation,
  Vendor,
} from "@boresight/domain/intake/reading/estimate-document";
import { misprintedSureness, mostOtherVins, unsureVin } from "@boresight/domain/intake/reading/fields/document-vins";
import { saysNothing, valueOf } from "@boresight/domain/intake/reading/fields/field-values";
import { hasValidCheckDigit, isLikelyVin, mayBeVin, normaliseVin } from "@boresight/domain/vehicles/vin";
import { dayIn } from "@boresight/domain/settings/import/cells/day-cells";
import { headingOf } from "@boresight/domain/intake/reading/row-kinds";
import { fullMake } from "@boresight/domain/intake/reading/fields/vehicle-description";

type Text = string | null;

export interface DataValues {
  vendor: Vendor;
  /** Null where the file does not tell. */
  kind: DocumentKind | null;
  supplement: number | null;
  shop: Text;
  owner: Text;
  insurer: Text;
  adjuster: Text;
  claimNumber: Text;
  policyNumber: Text;
  lossDate: Text;
  lossType: Text;
  pointOfImpact: Text;
  repairOrderNumber: Text;
  workfileId: Text;
  vehicle: EstimateVehicle;
  /** As written, the vehicle's own too. */
  vins?: readonly string[];
  lines: readonly EstimateLine[];
  totals: readonly { name: string; cents: number }[];
}

const [mostText, mostOptions] = [200, 100];

const found = <Value>(value: Value, confidence = 1): Found<Value> => ({
  value,
  page: 1,
  box: null,
  quote: typeof value === "object" ? "" : String(value),
  confidence,
});
const textFound = (value: Text): Found | null =>
  value === null || saysNothing(value) ? null : found(value.slice(0, mostText));

export const dataDocument = ({
  vendor,
  kind,
  supplement,
  vehicle,
  vins = [],
  lines,
  totals,
  ...texts
}: DataValues): EstimateDocument => ({
  vendor,
  kind: kind && found(kind),
  supplementNumber: supplement !== null && supplement > 0 ? found(supplement) : null,
  shop: textFound(texts.shop),
  owner: textFound(texts.owner),
  insurer: textFound(texts.insurer && valueOf("insurer", texts.insurer)),
  adjuster: textFound(texts.adjuster),
  claimNumber: textFound(texts.claimNumber),
  policyNumber: textFound(texts.policyNumber),
  lossDate: textFound(texts.lossDate),
  lossType: textFound(texts.lossType),
  pointOfImpact: textFound(texts.pointOfImpact),
  repairOrderNumber: textFound(texts.repairOrderNumber),
  workfileId: textFound(texts.workfileId),
  ...ofSeveral(vehicle, vins),
  lines,
  totals: totals.map((total) => found(total)),
});

/** Of several vehicles in one file none is sure; what is misprinted is offered as it stands. */
function ofSeveral(vehicle: EstimateVehicle, vins: readonly string[]): Pick<EstimateDocument, "otherVins" | "vehicle"> {
  const others = [...new Set(vins.map(normaliseVin))].flatMap((vin) => {
    if (vin === vehicle.vin?.value) return [];
    if (isLikelyVin(vin)) return found(vin);
    return vehicle.vin === null && mayBeVin(vin) ? found(vin, misprintedSureness) : [];
  });
  if (others.length === 0) return { vehicle, otherVins: [] };
  const vin = vehicle.vin && found(vehicle.vin.value, unsureVin);
  return { vehicle: { ...vehicle, vin }, otherVins: others.slice(0, mostOtherVins) };
}

interface DataVehicle {
  vin: string | null | undefined;
  year: string | null | undefined;
  make: string | null | undefined;
  model: string | null | undefined;
  trim: string | null | undefined;
  plate: string | null | undefined;
  odometer: string | null | undefined;
  productionMonth: string | null | undefined;
  /** A list with commas. */
  options?: string | null | undefined;
}

/** A VIN with a wrong check digit is no VIN in North America, and not sure elsewhere. */
export function vehicleOf(given: DataVehicle): EstimateVehicle {
  const vin = normaliseVin(given.vin ?? "");
  const year = yearOf(given.year ?? "");
  const odometer = numberOf(given.odometer ?? undefined);
  const make = filled(given.make);
  return {
    vin: isLikelyVin(vin) ? found(vin, hasValidCheckDigit(vin) ? 1 : unsureVin) : null,
    year: year === null ? null : found(year),
    make: textFound(make && fullMake(make)),
    model: textFound(filled(given.model)),
    trim: textFound(filled(given.trim)),
    plate: textFound(valueOf("plate", given.plate ?? "")),
    odometer: odometer === null || odometer === 0 ? null : found(odometer),
    productionMonth: textFound(monthOf(given.productionMonth ?? "")),
    options: (given.options ?? "")
      .split(/[,;]/)
      .map((option) => option.trim())
      .filter((option) => option !== "")
      .slice(0, mostOptions)
      .map((option) => found(option.slice(0, mostText))),
  };
}

/** EMS has two digits. */
function yearOf(text: string): number | null {
  const [digits = ""] = /^\d{4}|^\d{2}$/.exec(text.trim()) ?? [];
  if (digits === "") return null;
  const year = Number(digits);
  return digits.length === 4 ? year : year + (year > 60 ? 1900 : 2000);
}

interface DataLine {
  number: number | null;
  description: string;
  operation: LineOperation | null;
  partNumber: string | null;
  quantity: number | null;
  /** In dollars. */
  price: number | null;
  laborHours: number | null;
  paintHours: number | null;
  supplement: number | null;
  isDeleted: boolean;
  section?: string | null;
  note?: string | null;
}

const sides = /^(?:(LT|LH|L|LEFT)|(RT|RH|R|RIGHT))[/ ]+/i;

export function dataLine({ description, price, ...line }: DataLine): EstimateLine {
  const plain = description.slice(0, mostText).replaceAll(/\s+/g, " ").trim();
  const side = sides.exec(plain);
  return {
    ...line,
    section: line.section ?? null,
    note: line.note ?? null,
    side: side ? (side[1] === undefined ? "right" : "left") : null,
    description: plain.replace(sides, ""),
    priceCents: price === null ? null : Math.round(price * 100),
    quote: plain,
    page: 1,
    box: null,
    confidence: 1,
  };
}

/**
 * Headings are lines of a description alone; labor and paint of one line are often lines of their own with the same number.
 */
export function tableOf(lines: readonly EstimateLine[]): EstimateLine[] {
  const found: EstimateLine[] = [];
  let section: string | null = null;
  for (const line of lines) {
    const heading = isBare(line) ? headingOf(line.description, true) : null;
    if (heading !== null) {
      section = heading;
      continue;
    }
    const last = found.at(-1);
    if (last && isSameLine(last, line)) found[found.length - 1] = merged(last, line);
    else found.push({ ...line, section: line.section ?? section });
  }
  return found;
}

const isBare = ({ operation, partNumber, priceCents, laborHours, paintHours }: EstimateLine): boolean =>
  operation === null && partNumber === null && !priceCents && !laborHours && !paintHours;

const isSameLine = (one: EstimateLine, other: EstimateLine): boolean =>
  one.number !== null && one.number === other.number && one.quote === other.quote && one.isDeleted === other.isDeleted;

const merged = (one: EstimateLine, other: EstimateLine): EstimateLine => ({
  ...one,
  operation: strongest(one.operation, other.operation),
  partNumber: one.partNumber ?? other.partNumber,
  priceCents: one.priceCents ?? other.priceCents,
  laborHours: one.laborHours ?? other.laborHours,
  paintHours: one.paintHours ?? other.paintHours,
});

/** A part that is replaced and refinished is replaced. */
const strongest = (one: LineOperation | null, other: LineOperation | null): LineOperation | null =>
  one === null || one === "refinish" || one === "blend" ? (other ?? one) : one;

export const filled = (...values: readonly (string | null | undefined)[]): string | null =>
  values.map((value) => value?.trim() ?? "").find((value) => value !== "") ?? null;

export function numberOf(text: string | null | undefined): number | null {
  const plain = text?.trim().replaceAll(",", "") ?? "";
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** `20260726`, `2026-07-26T01:06:00` or `07/26/2026` as a calendar day. */
export const dayOf = (text: string | null | undefined): string | null => dayIn(text ?? "", "monthFirst") || null;

const monthOf = (text: string): string | null => {
  const [, month = "", year = ""] = /^(\d{2})\/?(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  if (month === "" || Number(month) < 1 || Number(month) > 12) return dayOf(text)?.slice(0, 7) ?? null;
  return `${year.length === 2 ? `20${year}` : year}-${month}`;
};
