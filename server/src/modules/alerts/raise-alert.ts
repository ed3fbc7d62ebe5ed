import type { Severity } from "@boresight/domain/alerts/admin-notification";
import type { Statement } from "#platform/database/transaction.ts";

export interface Alert {
  kind: string;
  severity: Severity;
  message: string;
  serviceOrderId?: string;
  /** While an alert with this key is unhandled, a repeat only updates its message. */
  dedupeKey: string;
}

const longestMessage = 500;

/** Shows an alert to every admin, in the transaction that caused it. */
export const raiseAlert = ({ kind, severity, message, serviceOrderId, dedupeKey }: Alert): Statement => ({
  text: `insert into app.admin_notifications (kind, severity, message, service_order_id, dedupe_key)
    values ($1, $2, $3, $4, $5)
    on conflict (dedupe_key) where status = 'unhandled' do update set message = excluded.message`,
  values: [kind, severity, message.slice(0, longestMessage), serviceOrderId ?? null, dedupeKey],
});

/** Ends the alert whose cause is gone. */
export const endAlert = (dedupeKey: string): Statement => ({
  text: "update app.admin_notifications set status = 'handled' where dedupe_key = $1 and status = 'unhandled'",
  values: [dedupeKey],
});

/** The same for several alerts. */
export const endAlerts = (dedupeKeys: readonly string[]): Statement => ({
  text: "update app.admin_notifications set status = 'handled' where dedupe_key = any ($1) and status = 'unhandled'",
  values: [dedupeKeys],
});

/** The same for all alerts of these kinds on an order. */
export const endAlertsOf = (serviceOrderId: string, kinds: readonly string[]): Statement => ({
  text: `update app.admin_notifications set status = 'handled'
    where service_order_id = $1 and kind = any ($2) and status = 'unhandled'`,
  values: [serviceOrderId, kinds],
});
