import { staffRoles } from "@boresight/domain/accounts/roles";
import type { CalibratedSystem } from "@boresight/domain/calibrations/calibration-system";
import { isOfEquipment, passableChecks } from "@boresight/domain/calibrations/readiness-check";
import { readinessPassSchema } from "@boresight/domain/calibrations/readiness-check-schema";
import { mutation } from "#platform/mutation.ts";
import { lockOrderHere } from "./lock-order-here.ts";

interface Asked {
  systems: readonly CalibratedSystem[];
  stored: readonly string[];
  hasEquipment: boolean;
}

export const passReadinessChecks = mutation({
  summary:
    "Passes every readiness check that is still open and needs no value, and those whose value is given; the certificates of equipment only where some is registered. What has an outcome keeps it.",
  callers: staffRoles,
  input: readinessPassSchema,
  returns: {
    serviceOrder: { type: "ServiceOrder", description: "With the transitions that are now allowed or held." },
  },
  payload: "OrderWorkPayload",
  clientKey: true,
  errors: ["readiness-not-now"],
  async run({ orderId, measured }, tx) {
    await lockOrderHere(orderId, tx);

    const { systems, stored, hasEquipment } = await tx.system.one<Asked>({
      text: `select coalesce((select json_agg(json_build_object('key', y.key, 'method', k.method))
            from app.order_calibrations k join app.line_item_types y on y.id = k.line_item_type_id
            where k.service_order_id = $1), '[]') as systems,
          array(select key from app.readiness_checks where service_order_id = $1) as stored,
          exists (select from app.equipment where is_active) as has_equipment`,
      values: [orderId],
    });
    const values = new Map(measured.map(({ key, value }) => [key as string, value]));
    const passed = passableChecks(systems, new Set(stored), values).filter(
      ({ key }) => hasEquipment || !isOfEquipment(key),
    );
    await tx.system.run({
      text: `insert into app.readiness_checks (service_order_id, key, outcome, value, checked_by, checked_at)
        select $1, n.key, 'passed', n.value, $3, $4 from jsonb_to_recordset($2) as n (key text, value text)
        on conflict (service_order_id, key) do nothing`,
      values: [orderId, JSON.stringify(passed), tx.caller.userId, tx.now.toISOString()],
    });
    if (passed.length > 0)
      await tx.emit({ type: "readiness.checked", entityId: orderId, payload: { serviceOrderId: orderId } });
    return { serviceOrder: orderId };
  },
});
