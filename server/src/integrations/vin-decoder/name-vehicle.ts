import type { EstimateDocument } from "@boresight/domain/intake/reading/estimate-document";
import { besideVin, withKnownModel } from "@boresight/domain/intake/reading/fields/known-model";
import type { VinTable } from "./table/vin-table.ts";

/** The document with its vehicle's model by the maker's name, and its VIN unsure where that is of another make or year. */
export function nameVehicle(document: EstimateDocument, table: VinTable, thisYear: number): EstimateDocument {
  const { make, vin } = document.vehicle;
  const said = vin && table.decode(vin.value, thisYear);
  const named = withKnownModel(document.vehicle, make ? table.modelsOf(make.value) : [], said?.model);
  return { ...document, vehicle: said ? besideVin(named, said, document.otherVins) : named };
}
