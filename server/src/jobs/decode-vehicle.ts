import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { z } from "zod";
import type { DecodeVin } from "#integrations/vin-decoder/vin-decoder.ts";
import { decodeVehicle } from "#modules/vehicles/decode-vehicle.ts";
import type { Clock } from "#platform/clock.ts";

const payloadSchema = z.object({ vehicleId: z.uuid() });

export const decodeVehicleJob =
  (deps: { pool: Pool; clock: Clock; decode: DecodeVin }): Task =>
  (payload) =>
    decodeVehicle(payloadSchema.parse(payload).vehicleId, deps);
