import { isStaff } from "@boresight/domain/accounts/roles";
import {
  suggestCalibrations,
  suggestionSchema,
  type CalibrationRule,
  type Suggestion,
} from "@boresight/domain/calibrations/calibration-suggestion";
import { calibratedCategories } from "@boresight/domain/calibrations/calibration-system";
import { parseInput } from "@boresight/domain/base/problems";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

/** Returns what the repairs of a vehicle require: one suggestion per system, in the order of work. */
export async function suggestFor(input: unknown, { system }: Pick<Transaction, "system">): Promise<Suggestion[]> {
  const vehicle = parseInput(suggestionSchema, input);
  return suggestCalibrations(await readRules(system, vehicle.operations, vehicle.make), vehicle);
}

const readRules = (system: Rights, operations: readonly string[], make: string) =>
  system.rows<CalibrationRule>({
    text: `select r.id, r.version, o.key as operation, y.key as type_key, y.name as type_name, r.make, r.model,
        coalesce(nullif(r.method, ''), y.method) as method, coalesce(r.minutes, y.minutes) as minutes,
        r.year_from, r.year_to, r.trim_pattern, r.prerequisites, r.note,
        r.source_title, r.source_url, r.verified_at is not null as is_verified, r.priority
      from app.calibration_rules r
      join app.repair_operations o on o.id = r.repair_operation_id and o.is_active
      join app.line_item_types y on y.id = r.line_item_type_id and y.is_active
      where r.is_active and o.key = any ($1) and (r.make is null or lower(r.make) = lower($2))
      limit 2000`,
    values: [operations, make],
  });

export interface CalibrationChoice {
  typeKey: string;
  name: string;
  category: string;
  method: string;
  minutes: number;
  /** In cents, from the catalog; null for everybody but staff. */
  unitPrice: number | null;
}

/** Everything that an order can list as a calibration; customers do not learn the prices. */
export const readChoices = ({ caller, system }: Transaction): Promise<readonly CalibrationChoice[]> =>
  system.rows<CalibrationChoice>({
    text: `select key as type_key, name, category, method, minutes, case when $2 then unit_price end as unit_price
      from app.line_item_types
      where is_active and category = any ($1) order by sort_order limit 200`,
    values: [calibratedCategories, isStaff(caller.role)],
  });
