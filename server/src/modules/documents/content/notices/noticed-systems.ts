import { calibratedSystems, typesOf } from "@boresight/domain/calibrations/calibration-system";
import { systemsLookedAt, type SystemOutlook } from "@boresight/domain/documents/notices";
import { readKnownSystems } from "#modules/calibrations/readiness/read-known-systems.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** A system by the names that the catalogue has for its calibrations, and whether the vehicle has it. */
export interface NoticedSystem {
  names: readonly string[];
  outlook: SystemOutlook;
}

/** Every system that a vehicle may have, in the order of work. */
export async function readSystems(vehicleId: string, system: Rights): Promise<readonly NoticedSystem[]> {
  const [known = []] = await readKnownSystems([vehicleId], system);
  const types = await system.rows<{ key: string; name: string }>({
    text: "select key, name from app.line_item_types where key = any ($1)",
    values: [calibratedSystems.flatMap(typesOf)],
  });
  const names = new Map(types.map(({ key, name }) => [key, name]));
  return systemsLookedAt(known).map(({ system: named, outlook }) => ({
    names: typesOf(named).flatMap((key) => names.get(key) ?? []),
    outlook,
  }));
}
