import { knownSystems, type KnownSystem, type SystemStatement } from "@boresight/domain/intake/vehicle-systems";
import { fittedSystems } from "@boresight/domain/intake/reading/fitted-systems";
import * as z from "zod";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { isStaff } from "@boresight/domain/accounts/roles";
import { readEstimatesOf } from "./read-estimates.ts";

interface Vehicle {
  id: string;
  stated: unknown;
  features: unknown;
  calibrated: string[];
  orderIds: string[];
}

const statedSchema = z.record(z.string(), z.boolean()).catch({});
const featuresSchema = z.array(z.string()).catch([]);

/** Returns what is known of the systems of these vehicles, in their order. Read past the caller's rights. */
export async function readKnownSystems(vehicleIds: readonly string[], system: Rights): Promise<KnownSystem[][]> {
  const vehicles = await system.rows<Vehicle>({
    text: `select v.id, v.stated_systems as stated, v.adas_features as features,
        array(select distinct t.key from app.order_calibrations c join app.line_item_types t on t.id = c.line_item_type_id
          join app.service_orders o on o.id = c.service_order_id where o.vehicle_id = v.id and c.result = 'passed') as calibrated,
        array(select o.id from app.service_orders o where o.vehicle_id = v.id order by o.created_at desc limit 5) as order_ids
      from app.vehicles v where v.id = any ($1)`,
    values: [vehicleIds],
  });
  const estimates = await readEstimatesOf(
    vehicles.flatMap(({ orderIds }) => orderIds),
    system,
  );
  const known = new Map(
    vehicles.map(({ id, stated, features, calibrated, orderIds }) => [
      id,
      knownSystems({
        stated: statedSchema.parse(stated),
        features: featuresSchema.parse(features),
        calibrated,
        papers: orderIds.flatMap((orderId) =>
          (estimates.get(orderId)?.papers ?? []).flatMap(({ document }) => fittedSystems(document)),
        ),
      }),
    ]),
  );
  return vehicleIds.map((id) => known.get(id) ?? []);
}

export interface StatedSystem extends KnownSystem {
  /** Of a person's word; null for customers, and where it was said before this was recorded. */
  statement: SystemStatement | null;
}

/** The same with who said so, when, and by which photo. */
export async function readStatedSystems(
  vehicleIds: readonly string[],
  { caller, system }: Transaction,
): Promise<StatedSystem[][]> {
  const known = await readKnownSystems(vehicleIds, system);
  const statements = isStaff(caller.role) ? await readStatements(vehicleIds, caller) : new Map();
  return known.map((systems, index) =>
    systems.map((one) => ({
      ...one,
      statement: (one.source === "person" && statements.get(`${vehicleIds[index]} ${one.system}`)) || null,
    })),
  );
}

/** The last word on each system, by vehicle and system. */
async function readStatements(
  vehicleIds: readonly string[],
  rights: Rights,
): Promise<ReadonlyMap<string, SystemStatement>> {
  const rows = await rights.rows<SystemStatement & { vehicleId: string; system: string }>({
    text: `select distinct on (vehicle_id, system) vehicle_id, system, stated_by_name as by, stated_at as at, photo_file_id
      from app.system_statements where vehicle_id = any ($1) order by vehicle_id, system, stated_at desc`,
    values: [vehicleIds],
  });
  return new Map(
    rows.map(({ vehicleId, system, by, at, photoFileId }) => [`${vehicleId} ${system}`, { by, at, photoFileId }]),
  );
}
