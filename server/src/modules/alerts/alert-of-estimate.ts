import type { Text } from "@boresight/domain/texts/travelling-text";
import type { Severity } from "@boresight/domain/alerts/admin-notification";
import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { endAlertsOf, raiseAlert } from "./raise-alert.ts";

const estimateAlerts = ["estimateApproved", "estimateDeclined", "estimateExpired"] as const;

interface EstimateAlert {
  kind: (typeof estimateAlerts)[number];
  severity: Severity;
  message: Text;
  orderId: string;
}

/** The latest news of an order's estimates takes the place of the earlier. */
async function alertOfEstimate({ orderId, ...alert }: EstimateAlert, system: Rights): Promise<void> {
  await system.run(
    endAlertsOf(
      orderId,
      estimateAlerts.filter((kind) => kind !== alert.kind),
    ),
  );
  await system.run(raiseAlert({ ...alert, serviceOrderId: orderId, dedupeKey: `${alert.kind}:${orderId}` }));
}

export async function endEstimateAlerts(
  { payload: { serviceOrderId } }: DomainEvent<"estimate.sent">,
  { system }: Work,
): Promise<void> {
  await system.run(endAlertsOf(serviceOrderId, estimateAlerts));
}

export const alertOfApproval = (
  { payload: { serviceOrderId, number, by } }: DomainEvent<"estimate.approved">,
  { system }: Work,
): Promise<void> => {
  const message = by ? text("alerts.estimateApprovedBy", { number, by }) : text("alerts.estimateApproved", { number });
  return alertOfEstimate({ kind: "estimateApproved", severity: "info", message, orderId: serviceOrderId }, system);
};

export const alertOfDecline = (
  { payload: { serviceOrderId, number, reason } }: DomainEvent<"estimate.declined">,
  { system }: Work,
): Promise<void> => {
  const declined = text("alerts.estimateDeclined", { number });
  const message = reason ? text("alerts.withNote", { what: declined, note: reason }) : declined;
  return alertOfEstimate({ kind: "estimateDeclined", severity: "warning", message, orderId: serviceOrderId }, system);
};

/** Only while the order still waits for it. */
export async function alertOfExpiry(
  { payload: { serviceOrderId, number } }: DomainEvent<"estimate.expired">,
  { system }: Work,
): Promise<void> {
  const { isWaiting } = await system.one<{ isWaiting: boolean }>({
    text: `select s.key = 'approval' as is_waiting from app.service_orders o
      join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    values: [serviceOrderId],
  });
  const message = text("alerts.estimateExpired", { number });
  if (isWaiting)
    await alertOfEstimate({ kind: "estimateExpired", severity: "warning", message, orderId: serviceOrderId }, system);
}
