import type { WantedCalibration } from "@boresight/domain/calibrations/calibration-record-schema";
import { needOf, type CalibrationNeed, type FittedSystem } from "@boresight/domain/calibrations/calibration-need";
import { isOftenNotFitted } from "@boresight/domain/calibrations/calibration-system";
import type { EstimateDocument } from "@boresight/domain/intake/reading/estimate-document";
import { fittedSystems } from "@boresight/domain/intake/reading/fitted-systems";
import { knownSystems } from "@boresight/domain/intake/vehicle-systems";
import { readKnownSystems } from "#modules/calibrations/readiness/read-known-systems.ts";
import { suggestFor } from "#modules/calibrations/suggest-calibrations.ts";
import type { Rights } from "#platform/database/transaction.ts";

interface Asked {
  vehicle: { vinNumber: string | null; year: number; make: string | undefined; model: string | undefined };
  repairs: readonly { operation: string; name: string }[];
  document: EstimateDocument;
}

const longestTrigger = 300;

/**
 * Returns the calibrations that the rules suggest for the repairs of an estimate, as intake chooses them: what many vehicles
 * do not have only where the paper or an earlier visit says that this one has it.
 */
export async function chooseCalibrations(
  { vehicle, repairs, document }: Asked,
  system: Rights,
): Promise<WantedCalibration[]> {
  if (repairs.length === 0) return [];
  const { vinNumber, year, make = "", model = "" } = vehicle;
  const names = new Map(repairs.map(({ operation, name }) => [operation, name]));
  const repaired = { make, model, year: Number.isInteger(year) ? year : null, operations: [...names.keys()] };
  const suggested = await suggestFor(repaired, { system });
  const known = await readFitted(vinNumber, document, system);
  return suggested
    .filter(({ rule: { typeKey } }) => isChosen(typeKey, needOf(typeKey, known)))
    .map(({ rule, operations }) => ({
      typeKey: rule.typeKey,
      ruleId: rule.id,
      trigger: operations
        .map((operation) => names.get(operation) || operation)
        .join("; ")
        .slice(0, longestTrigger),
      isSublet: false,
    }));
}

const isChosen = (typeKey: string, need: CalibrationNeed): boolean =>
  need === "findOut" ? !isOftenNotFitted(typeKey) : need === "needed";

/** A person's word and an earlier calibration are believed before the paper, and that before the decoder of the VIN. */
async function readFitted(
  vin: string | null,
  document: EstimateDocument,
  system: Rights,
): Promise<readonly FittedSystem[]> {
  const vehicle = await system.maybe<{ id: string }>({
    text: "select id from app.vehicles where vin_number = $1 and archived_at is null limit 1",
    values: [vin],
  });
  const [known = []] = vehicle ? await readKnownSystems([vehicle.id], system) : [];
  const isSure = ({ source }: (typeof known)[number]) => source === "person" || source === "visit";
  const papers = knownSystems({ stated: {}, calibrated: [], papers: fittedSystems(document), features: [] });
  const all = [...known.filter((one) => !isSure(one)), ...papers, ...known.filter(isSure)];
  return [...new Map(all.map((one) => [one.system, one])).values()];
}
