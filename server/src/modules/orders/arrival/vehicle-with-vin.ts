import { describeVehicle } from "@boresight/domain/vehicles/vehicle";
import { openVinTable } from "#integrations/vin-decoder/table/open-vin-table.ts";
import { decodeLater } from "#modules/vehicles/decode-later.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { RequestContext } from "#platform/mutation.ts";
import type { ArrivingOrder } from "./lock-arriving.ts";

interface Asked extends Pick<RequestContext, "config"> {
  system: Rights;
  now: Date;
}

/**
 * Returns the vehicle of the order's customer that has this VIN: an existing one, the order's own when no other order
 * uses it, or a new one.
 */
export async function vehicleWithVin(
  vin: string,
  { id, customerId, vehicle }: ArrivingOrder,
  { system, now, config }: Asked,
): Promise<string> {
  const known = await system.maybe<{ id: string }>({
    text: "select id from app.vehicles where customer_id = $1 and vin_number = $2 and archived_at is null",
    values: [customerId, vin],
  });
  if (known) return known.id;
  const corrected = await system.run({
    text: `update app.vehicles set vin_number = $2
      where id = $1 and not exists (select from app.service_orders where vehicle_id = $1 and id <> $3)`,
    values: [vehicle.id, vin, id],
  });
  const vehicleId =
    corrected > 0 ? vehicle.id : await addVehicle(vin, { customerId, vehicle }, { system, now, config });
  await system.run(decodeLater(vehicleId));
  return vehicleId;
}

/** Decoded from its VIN; what the VIN does not contain is copied from the vehicle it was mistaken for. */
async function addVehicle(
  vin: string,
  { customerId, vehicle }: Pick<ArrivingOrder, "customerId" | "vehicle">,
  { system, now, config }: Asked,
): Promise<string> {
  const told = (await openVinTable(config.dataDir)).decode(vin, now.getUTCFullYear());
  const make = told.make ?? vehicle.make;
  const model = told.model ?? vehicle.model;
  const trim = told.trim ?? "";
  const year = told.year ?? vehicle.year;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.vehicles (customer_id, vin_number, year, make, model, trim, vehicle_description)
      values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    values: [customerId, vin, year, make, model, trim, describeVehicle({ year, make, model, trim })],
  });
  return id;
}
