import type { Pool } from "pg";
import type { DecodeVin } from "#integrations/vin-decoder/vin-decoder.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

interface DecodeVehicleDeps {
  pool: Pool;
  clock: Clock;
  decode: DecodeVin;
}

/**
 * Stores what the decoder says about a vehicle. A VIN that gives it nothing stays undecoded, and so does one that was
 * changed meanwhile.
 */
export async function decodeVehicle(vehicleId: string, { pool, clock, decode }: DecodeVehicleDeps): Promise<void> {
  const vehicle = await asSystem(pool, (system) =>
    system.maybe<{ vinNumber: string | null }>({
      text: "select vin_number from app.vehicles where id = $1",
      values: [vehicleId],
    }),
  );
  if (!vehicle?.vinNumber) return;
  const { vinNumber } = vehicle;
  const decoded = await decode(vinNumber);
  if (decoded.source === "built-in" && decoded.make === null) return;
  await asSystem(pool, (system) =>
    system.run({
      text: `update app.vehicles set vin_decoded_at = $3, vin_decode = $4, adas_features = $5
        where id = $1 and vin_number = $2`,
      values: [vehicleId, vinNumber, clock(), JSON.stringify(decoded), JSON.stringify(decoded.adasFeatures)],
    }),
  );
}
