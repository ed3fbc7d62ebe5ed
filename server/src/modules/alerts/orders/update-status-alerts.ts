import { isCustomerType } from "@boresight/domain/accounts/roles";
import { isFinished } from "@boresight/domain/statuses/status-look";
import { holdReasons, type HoldReason } from "@boresight/domain/orders/reasons";
import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { endAlerts, raiseAlert, type Alert } from "#modules/alerts/raise-alert.ts";
import { endAlertsOfSingleVins, updateVinAlerts } from "./update-vin-alerts.ts";

type StatusChanged = DomainEvent<"order.statusChanged">;

/** Raises the alerts of a status change, and ends those whose cause it removes. */
export async function updateStatusAlerts(event: StatusChanged, { system }: Work): Promise<void> {
  const { entityId: orderId, payload } = event;
  await system.run(endAlerts(endedBy(payload).map((kind) => `${kind}:${orderId}`)));
  if (mayAlert(payload)) {
    const order = await readOrder(orderId, system);
    for (const alert of alertsOf(event, order))
      await system.run(raiseAlert({ ...alert, serviceOrderId: orderId, dedupeKey: `${alert.kind}:${orderId}` }));
  }
  if (payload.isReopened) await updateVinAlerts(orderId, system);
  else if (isFinished(payload.toCategory)) await system.run(endAlertsOfSingleVins(orderId));
}

type Entered = StatusChanged["payload"];

/**
 * The alerts that end when an order leaves its status: being late there, the status's own, and those that the next
 * status resolves.
 */
const endedBy = ({ fromStatusKey, toStatusKey }: Entered): readonly string[] => [
  "slaBreached",
  ...(causes[fromStatusKey] ?? []),
  ...(endedIn[toStatusKey] ?? []),
];

const endedIn: Record<string, readonly string[]> = {
  approved: ["towIssue"],
  checkedIn: ["towIssue"],
  cancelled: ["towIssue", "vinMismatch"],
};

const causes: Record<string, readonly string[]> = {
  new: ["newRequest"],
  approved: ["estimateApproved"],
  hold: ["onHold"],
  released: ["releasedNotInvoiced"],
  cancelled: ["orderCancelled"],
};

const mayAlert = ({ toStatusKey, overridden, isReopened, mailTo }: Entered): boolean =>
  mailTo !== "nobody" &&
  (isReopened || overridden.length > 0 || ["hold", "approved", "cancelled", "released"].includes(toStatusKey));

interface AlertedOrder {
  number: string;
  statusName: string;
  hasApprovedEstimate: boolean;
  lacksPo: boolean;
}

const readOrder = (orderId: string, system: Rights) =>
  system.one<AlertedOrder>({
    isPrepared: true,
    text: `select o.internal_order_number as number, s.status_name,
        exists (select from app.estimates e where e.service_order_id = o.id and e.status in ('approved', 'converted'))
          as has_approved_estimate,
        c.requires_po and o.po_number is null as lacks_po
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id join app.customers c on c.id = o.customer_id
      where o.id = $1`,
    values: [orderId],
  });

type AlertText = Pick<Alert, "kind" | "severity" | "message">;

function* alertsOf({ actor, payload }: StatusChanged, order: AlertedOrder): Iterable<AlertText> {
  const { number } = order;
  const { toStatusKey, fromStatusKey, note, overridden, isReopened } = payload;
  if (toStatusKey === "hold" && isHoldReason(payload.holdReasonKey)) {
    const reason = holdReasons[payload.holdReasonKey];
    yield {
      kind: "onHold",
      severity: "warning",
      message: text("alerts.onHold", { number, reason: withNote(reason, note) }),
    };
  }
  if (toStatusKey === "approved" && order.hasApprovedEstimate && fromStatusKey !== "scheduled" && !isReopened)
    yield { kind: "estimateApproved", severity: "info", message: text("alerts.estimateApproved", { number }) };
  if (toStatusKey === "cancelled" && actor.role !== "system" && isCustomerType(actor.role)) {
    const message = text("alerts.canceledByCustomer", { number, reason: payload.cancellationReason });
    yield { kind: "orderCancelled", severity: "warning", message };
  }
  if (toStatusKey === "released" && order.lacksPo)
    yield {
      kind: "poMissing",
      severity: "warning",
      message: text("alerts.poMissing", { number }),
    };
  if (overridden.length > 0) {
    const message = text("alerts.overridden", {
      number,
      status: order.statusName,
      reasons: withNote(overridden.join(", "), note),
    });
    yield { kind: "override", severity: "info", message };
  }
  if (isReopened) yield { kind: "reopened", severity: "info", message: text("alerts.reopened", { number, note }) };
}

const isHoldReason = (key: string | null): key is HoldReason => key !== null && Object.hasOwn(holdReasons, key);
const withNote = (what: string, note: string) => (note ? text("alerts.withNote", { what, note }) : what);
