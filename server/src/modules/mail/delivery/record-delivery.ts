import type { DeliveryReport } from "#integrations/deliveries/report.ts";
import type { Work } from "#platform/events.ts";

interface Reported {
  serviceOrderId: string | null;
  about: string;
}

/**
 * Records what became of a message, and blocks an address that does not exist or complained. A state never turns back:
 * what bounced is not delivered afterwards. The office is alerted to what did not arrive.
 */
export async function recordDelivery(report: DeliveryReport, { system, emit }: Work): Promise<void> {
  const { messageId, state, blocksAddress, detail } = report;
  const recipient = report.recipient.trim().toLowerCase();
  const message = await system.maybe<Reported>({
    text: `update app.messages m set status = $3, error = $4,
        sent_at = coalesce(m.sent_at, now())
      where m.id = $1 and lower(m.recipient) = $2 and array_position($5::text[], m.status) < array_position($5::text[], $3)
      returning m.service_order_id, coalesce((select internal_order_number from app.service_orders o
        where o.id = m.service_order_id), m.template) as about`,
    values: [messageId, recipient, state, state === "delivered" ? "" : detail.slice(0, 1000), progress],
  });
  if (blocksAddress && state !== "delivered") {
    await system.run({
      text: `insert into app.undeliverable_addresses (address, reason, detail) values ($1, $2, $3)
        on conflict (address) do update set reason = excluded.reason, detail = excluded.detail
          where app.undeliverable_addresses.reason = 'bounced'`,
      values: [recipient, state, detail.slice(0, 500)],
    });
  }
  if (!message || !messageId || state === "delivered") return;
  const failure = `${recipient}: ${detail || state}`;
  const of = message.serviceOrderId === null ? {} : { serviceOrderId: message.serviceOrderId };
  await emit({ type: "mail.failed", entityId: messageId, payload: { ...of, about: message.about, failure } });
}

/** In the order in which a message goes through them. */
const progress = ["queued", "kept", "failed", "sent", "delivered", "bounced", "complaint"];
