import * as z from "zod";
import { area } from "#area.ts";
import { vehiclesCsv } from "#functions/vehicles/vehicles-csv.ts";
import { job } from "#jobs/job.ts";
import { archiveVehicle } from "./archive-vehicle.ts";
import { createVehicle } from "./create-vehicle.ts";
import { decodeVehicle } from "./decode-vehicle.ts";
import { mergeVehicles } from "./merge-vehicles.ts";
import { moveVehicle } from "./move-vehicle.ts";
import { restoreVehicle } from "./restore-vehicle.ts";
import { stateFittedSystem } from "./state-fitted-system.ts";
import { updateVehicle } from "./update-vehicle.ts";
import { vehicleEvents } from "./vehicle-events.ts";

export const vehiclesArea = area("vehicles", {
  verbs: {
    archiveVehicle,
    createVehicle,
    mergeVehicles,
    moveVehicle,
    restoreVehicle,
    stateFittedSystem,
    updateVehicle,
  },
  functions: [vehiclesCsv],
  jobs: [
    job({
      name: "decode-vehicle",
      kind: "services",
      isKeyed: true,
      payload: z.object({ vehicleId: z.uuid() }),
      run: ({ vehicleId }, deps) => decodeVehicle(vehicleId, deps),
    }),
  ],
  events: vehicleEvents,
});
