/** The VIN of the vehicle that was scanned. */
import { documentVins, isBare, isLent } from "#intake/reading/fields/document-vins.ts";
import { labelledValues } from "#intake/reading/fields/labelled-values.ts";
import type { Row } from "#intake/reading/layout.ts";
import { isLikelyVin, needsCheckDigit } from "#vehicles/vin.ts";
import { unaccented } from "./unaccented.ts";

/** Below this a VIN may be another's or misread. */
const surestVin = 0.6;

/** Null: the report names none, several, or one that may be misread. */
export function scannedVin(rows: readonly Row[]): string | null {
  const { vin, otherVins } = documentVins(rows, labelledValues(rows));
  if (vin && vin.confidence >= surestVin) return vin.value;
  const [printed, another] = new Set(rows.flatMap(printedVin));
  if (printed === undefined || another !== undefined || otherVins.some(({ value }) => value !== printed)) return null;
  if (vin && vin.value !== printed) return null;
  return (vin && isBare(vin, otherVins)) || !needsCheckDigit(printed) ? printed : null;
}

const label =
  /\b(?:VIN|V\.I\.N\.|NIV|FIN|Fahrgestell\w*|Fahrzeug-?[Ii]dent\S*|(?:[Nn][°o]|[Nn]um\w*) (?:VIN|de (?:chassis|serie|bastidor)))\s*[:#]?\s+([A-HJ-NPR-Z0-9]{17})\b/;

/** Tools read it from the vehicle: as they print it behind its label it is right, also where no law asks for a check digit. */
function printedVin({ text, confidence }: Row): string[] {
  const [, vin] = label.exec(unaccented(text)) ?? [];
  return vin !== undefined && confidence === 1 && isLikelyVin(vin) && !isLent(text) ? [vin] : [];
}
