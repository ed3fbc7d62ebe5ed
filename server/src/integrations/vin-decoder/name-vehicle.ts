import type { EstimateDocument } from "@boresight/domain/intake/reading/estimate-document";
import { besideVin, withKnownModel } from "@boresight/domain/intake/reading/fields/known-model";
import { withLikelyVins } from "@boresight/domain/intake/reading/fields/likely-vins";
import type { VinTable } from "./table/vin-table.ts";

/** The document with its vehicle's model by the maker's name, its VIN unsure where that is of another make or year, and what a misread one may be. */
export function nameVehicle(document: EstimateDocument, table: VinTable, thisYear: number): EstimateDocument {
  const { make, vin } = document.vehicle;
  const said = vin && table.decode(vin.value, thisYear);
  const named = withKnownModel(document.vehicle, make ? table.modelsOf(make.value) : [], said?.model);
  const whole = { ...document, vehicle: said ? besideVin(named, said, document.otherVins) : named };
  return withLikelyVins(whole, (one) => table.decode(one, thisYear));
}
