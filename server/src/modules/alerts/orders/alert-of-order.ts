import type { Text } from "@boresight/domain/texts/travelling-text";
import { vinDifference } from "@boresight/domain/orders/vin-at-vehicle";
import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { endAlert, raiseAlert } from "#modules/alerts/raise-alert.ts";
import { updateVinAlerts } from "./update-vin-alerts.ts";

interface AlertedOrder {
  number: string;
  vinNumber: string | null;
}

const readOrder = (orderId: string, system: Rights) =>
  system.one<AlertedOrder>({
    text: `select o.internal_order_number as number, v.vin_number
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where o.id = $1`,
    values: [orderId],
  });

type Warning = { kind: string; message: Text };

const warn = (orderId: string, { kind, message }: Warning, system: Rights) =>
  system.run(
    raiseAlert({ kind, severity: "warning", message, serviceOrderId: orderId, dedupeKey: `${kind}:${orderId}` }),
  );

/** Alerts the office to approvals that must be given again because the vehicle changed. */
export async function alertOfRevokedApprovals(
  { entityId, payload: { estimates } }: DomainEvent<"order.approvalRevoked">,
  { system }: Work,
): Promise<void> {
  const { number } = await readOrder(entityId, system);
  const message = text("alerts.approvalLapsed", { number, estimates: estimates.join(", ") });
  await warn(entityId, { kind: "approvalLapsed", message }, system);
}

/** Alerts the office to a calibration under a signed waiver. */
export async function alertOfWaiver(
  { entityId, payload: { note } }: DomainEvent<"order.rideHeightWaived">,
  { system }: Work,
): Promise<void> {
  const { number } = await readOrder(entityId, system);
  const waiver = text("alerts.waiverUsed", { number });
  const message = note ? text("alerts.withNote", { what: waiver, note }) : waiver;
  await warn(entityId, { kind: "waiverUsed", message }, system);
}

/** Alerts the office to a pickup problem. */
export async function alertOfTransportFailure(
  { entityId, payload: { note } }: DomainEvent<"order.transportFailed">,
  { system }: Work,
): Promise<void> {
  const { number } = await readOrder(entityId, system);
  await warn(entityId, { kind: "towIssue", message: text("alerts.transportProblem", { number, note }) }, system);
}

/** Raises or ends the VIN mismatch alert, by the VIN that was read at the vehicle. */
export async function alertOfReadVin(
  { entityId, payload: { vin, isConfirmed } }: DomainEvent<"order.vinRead">,
  { system }: Work,
): Promise<void> {
  if (isConfirmed) {
    await system.run(endAlert(`vinMismatch:${entityId}`));
    return updateVinAlerts(entityId, system);
  }
  const { number, vinNumber } = await readOrder(entityId, system);
  await warn(
    entityId,
    { kind: "vinMismatch", message: text("alerts.ofOrder", { number, what: vinDifference(vin, vinNumber) }) },
    system,
  );
}
