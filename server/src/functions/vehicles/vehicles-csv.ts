import { vehicleFilterSchema } from "@boresight/domain/vehicles/vehicle-filter";
import { exportVehicles } from "#modules/vehicles/export-vehicles.ts";
import { serverFunction } from "#functions/server-function.ts";
import { StreamedText } from "#functions/streamed-text.ts";

/** Exports the vehicles that match the filter, as CSV. */
export const vehiclesCsv = serverFunction(
  { path: "vehicles-csv", roles: ["admin", "technician"], input: vehicleFilterSchema.prefault({}) },
  async ({ caller, input, deps: { pool } }) =>
    new StreamedText({
      type: "text/csv; charset=utf-8",
      exports: "vehicles",
      fileName: "vehicles.csv",
      parts: exportVehicles({ filter: input, caller, pool }),
    }),
);
