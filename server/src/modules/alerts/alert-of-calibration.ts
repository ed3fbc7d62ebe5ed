import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { endAlert, raiseAlert } from "./raise-alert.ts";

const keyOf = (calibrationId: string) => `calibrationFailed:${calibrationId}`;

export async function alertOfFailedCalibration(
  { entityId, payload: { serviceOrderId, faultCodes } }: DomainEvent<"calibration.failed">,
  { system }: Work,
): Promise<void> {
  const { number, name } = await system.one<{ number: string; name: string }>({
    text: `select o.internal_order_number as number, y.name from app.order_calibrations c
      join app.service_orders o on o.id = c.service_order_id join app.line_item_types y on y.id = c.line_item_type_id
      where c.id = $1`,
    values: [entityId],
  });
  const failed = text("alerts.calibrationFailed", { number, name });
  const message =
    faultCodes.length > 0 ? text("alerts.withNote", { what: failed, note: faultCodes.join(", ") }) : failed;
  const dedupeKey = keyOf(entityId);
  await system.run(raiseAlert({ kind: "calibrationFailed", severity: "critical", message, serviceOrderId, dedupeKey }));
}

/** Ends the alert once the calibration passed or was decided. */
export async function endCalibrationAlert(
  { entityId }: DomainEvent<"calibration.passed" | "calibration.decided">,
  { system }: Work,
): Promise<void> {
  await system.run(endAlert(keyOf(entityId)));
}

export async function alertOfOverriddenCheck(
  { payload: { serviceOrderId, key, note } }: DomainEvent<"readiness.overridden">,
  { system }: Work,
): Promise<void> {
  const { number } = await system.one<{ number: string }>({
    text: "select internal_order_number as number from app.service_orders where id = $1",
    values: [serviceOrderId],
  });
  const message = text("alerts.checkOverridden", { number, note });
  const dedupeKey = `override:${serviceOrderId}:${key}`;
  await system.run(raiseAlert({ kind: "override", severity: "info", message, serviceOrderId, dedupeKey }));
}

export async function alertOfExpiredEquipment(
  { payload: { serviceOrderId, names, note } }: DomainEvent<"equipment.overridden">,
  { system }: Work,
): Promise<void> {
  const { number } = await system.one<{ number: string }>({
    text: "select internal_order_number as number from app.service_orders where id = $1",
    values: [serviceOrderId],
  });
  const message = text("alerts.equipmentOverridden", { number, names, note });
  const dedupeKey = `override:${serviceOrderId}:equipment`;
  await system.run(raiseAlert({ kind: "override", severity: "info", message, serviceOrderId, dedupeKey }));
}
