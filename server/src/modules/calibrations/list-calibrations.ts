import type { WantedCalibration } from "@boresight/domain/calibrations/calibration-record-schema";
import { calibratedCategories, mainCalibration, sequenceOf } from "@boresight/domain/calibrations/calibration-system";
import { subletMethod } from "@boresight/domain/calibrations/method-words";
import { fail } from "@boresight/domain/base/errors";
import { text } from "@boresight/domain/texts/text";
import type { LineItemTypeRow } from "#db/rows.ts";
import type { Rights } from "#platform/database/transaction.ts";

type KnownType = Pick<LineItemTypeRow, "id" | "key" | "method">;

/** Replaces an order's list of calibrations, in the order of work. Attempts are kept. */
export async function listCalibrations(
  orderId: string,
  asked: readonly WantedCalibration[],
  system: Rights,
): Promise<void> {
  const types = await readTypes(asked, system);
  await assertNoAttemptsLost(orderId, asked, system);
  await system.run({
    text: `delete from app.order_calibrations c using app.line_item_types y
      where y.id = c.line_item_type_id and c.service_order_id = $1 and y.key <> all ($2)`,
    values: [orderId, asked.map(({ typeKey }) => typeKey)],
  });
  const sorted = asked.toSorted((one, other) => sequenceOf(one.typeKey) - sequenceOf(other.typeKey));
  await system.run({
    text: `insert into app.order_calibrations
        (service_order_id, line_item_type_id, method, trigger, calibration_rule_id, rule_version, sort_order)
      select $1, n.type_id, coalesce(n.sublet, nullif(r.method, ''), n.method), n.trigger, r.id, r.version, n.sort_order
      from jsonb_to_recordset($2) as n (type_id uuid, method text, sublet text, trigger text, rule_id uuid, sort_order integer)
      left join app.calibration_rules r on r.id = n.rule_id
      on conflict (service_order_id, line_item_type_id) do update set sort_order = excluded.sort_order
        where order_calibrations.sort_order <> excluded.sort_order`,
    values: [orderId, JSON.stringify(sorted.map((one, index) => newRow(one, (index + 1) * 10, types)))],
  });
  await system.run({
    text: `update app.service_orders set calibration_type = $2 where id = $1 and calibration_type is distinct from $2`,
    values: [orderId, mainCalibration(sorted.map(({ typeKey }) => typeKey))],
  });
}

function newRow(
  { typeKey, trigger, ruleId, isSublet }: WantedCalibration,
  sortOrder: number,
  types: readonly KnownType[],
) {
  const type = types.find(({ key }) => key === typeKey);
  const sublet = isSublet ? subletMethod : null;
  return { type_id: type?.id, method: type?.method, sublet, trigger, rule_id: ruleId, sort_order: sortOrder };
}

async function readTypes(asked: readonly WantedCalibration[], system: Rights): Promise<readonly KnownType[]> {
  const keys = asked.map(({ typeKey }) => typeKey);
  const types = await system.rows<KnownType>({
    text: "select id, key, method from app.line_item_types where key = any ($1) and is_active and category = any ($2)",
    values: [keys, calibratedCategories],
  });
  const unknown = keys.findIndex((key) => types.every((type) => type.key !== key));
  if (unknown < 0) return types;
  const message = text("calibrations.notInTheCatalogue", { key: keys[unknown] });
  throw fail("invalid-input", {
    message,
    fields: [{ field: `calibrations.${unknown}.typeKey`, code: "wrong-reference", message }],
  });
}

async function assertNoAttemptsLost(orderId: string, asked: readonly WantedCalibration[], system: Rights) {
  const attempted = await system.maybe<{ name: string }>({
    text: `select y.name from app.order_calibrations c join app.line_item_types y on y.id = c.line_item_type_id
      where c.service_order_id = $1 and y.key <> all ($2)
        and exists (select from app.calibration_attempts a where a.order_calibration_id = c.id) limit 1`,
    values: [orderId, asked.map(({ typeKey }) => typeKey)],
  });
  if (attempted)
    throw fail("calibration-started", { message: text("calibrations.attemptedStays", { name: attempted.name }) });
}
