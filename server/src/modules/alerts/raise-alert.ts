import type { Severity } from "@boresight/domain/alerts/admin-notification";
import { inWords } from "@boresight/domain/texts/in-words";
import { storedText } from "@boresight/domain/texts/stored-text";
import type { Text } from "@boresight/domain/texts/travelling-text";
import type { Statement } from "#platform/database/transaction.ts";

export interface Alert {
  kind: string;
  severity: Severity;
  message: Text;
  serviceOrderId?: string;
  /** While an alert with this key is unhandled, a repeat only updates its message. */
  dedupeKey: string;
  /** Where it leads, when that is no order. */
  of?: { facilityId: string; day: string };
}

const longestMessage = 500;

/**
 * Shows an alert to every admin, in the transaction that caused it. Its key and parameters are stored, and every reader
 * gets them in words of their language; the English words are for searches, webhooks and the audit.
 */
export const raiseAlert = ({ kind, severity, message, serviceOrderId, dedupeKey, of }: Alert): Statement => ({
  text: `insert into app.admin_notifications (kind, severity, message, message_text, service_order_id, dedupe_key, facility_id, day)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (dedupe_key) where status = 'unhandled'
      do update set kind = excluded.kind, message = excluded.message, message_text = excluded.message_text`,
  values: [
    kind,
    severity,
    inWords("en", message).slice(0, longestMessage),
    storedText(message),
    serviceOrderId ?? null,
    dedupeKey,
    of?.facilityId ?? null,
    of?.day ?? null,
  ],
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
