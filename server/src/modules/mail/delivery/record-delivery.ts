import { nextDeliveryState } from "@boresight/domain/mail/delivery-state";
import { addressIn, type DeliveryReport, type UndeliverableReason } from "#integrations/deliveries/report.ts";
import { recordReply } from "#modules/mail/texts/record-reply.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";

/**
 * Records what became of a message and what follows for its recipient. Reports lead to the same end in any order. The
 * office is alerted to what did not arrive, and no longer once it has.
 */
export async function recordDelivery(report: DeliveryReport, work: Work): Promise<void> {
  const recipient = addressIn(report.recipient);
  await follow(report, recipient, work);
  const { messageId, outcome } = report;
  if (messageId !== null && outcome !== null) await note({ ...report, messageId, outcome }, recipient, work);
}

type ReportedMessage = DeliveryReport & { messageId: string; outcome: NonNullable<DeliveryReport["outcome"]> };

interface StoredMessage {
  recipient: string;
  status: string;
  mayArrive: boolean;
  reportedAt: string | null;
  serviceOrderId: string | null;
  about: string;
}

async function note(report: ReportedMessage, recipient: string, { system, emit }: Work): Promise<void> {
  const { messageId, outcome, at, detail } = report;
  const message = await system.maybe<StoredMessage>({
    text: `select m.recipient, m.status, m.may_arrive, m.reported_at, m.service_order_id,
        coalesce((select internal_order_number from app.service_orders o where o.id = m.service_order_id), m.template) as about
      from app.messages m where m.id = $1 for update`,
    values: [messageId],
  });
  if (!message || addressIn(message.recipient) !== recipient) return;
  const reportedAt = message.reportedAt === null ? null : Date.parse(message.reportedAt);
  const known = { status: message.status, mayArrive: message.mayArrive, at: reportedAt };
  const next = nextDeliveryState(known, { outcome, at: at?.getTime() ?? null });
  if (next === known) return;
  await system.run({
    text: `update app.messages set status = $2, may_arrive = $3, reported_at = $4, error = $5, sent_at = coalesce(sent_at, now())
      where id = $1`,
    values: [
      messageId,
      next.status,
      next.mayArrive,
      next.at === null ? null : new Date(next.at),
      next.status === "delivered" ? "" : detail.slice(0, 1000),
    ],
  });
  const { serviceOrderId, about } = message;
  const of = serviceOrderId === null ? {} : { serviceOrderId };
  if (next.status !== "delivered")
    await emit({
      type: "mail.failed",
      entityId: messageId,
      payload: { ...of, about, failure: `${recipient}: ${detail || outcome}` },
    });
  else if (known.status !== "delivered") await emit({ type: "mail.arrived", entityId: messageId, payload: of });
}

async function follow({ consequence, detail, at }: DeliveryReport, recipient: string, work: Work): Promise<void> {
  const { system } = work;
  if (consequence?.is === "textsEnded")
    return void (await recordReply(readPhoneNumber(recipient)?.phone ?? recipient, false, system));
  if (consequence === null || !isAddress(recipient)) return;
  if (consequence.is === "blocked")
    return block({ recipient, reason: consequence.reason, detail, at: at ?? work.now }, system);
  if (consequence.is === "reachable") return unblock({ recipient, at: at ?? work.now }, system);
  const customerId = await customerAt(recipient, system);
  if (customerId !== null)
    await work.emit({ type: "text.mayStop", entityId: customerId, payload: { from: recipient, said: detail } });
}

const longestAddress = 254;
const isAddress = (recipient: string) => /^[^\s@]+@[^\s@]+$/.test(recipient) && recipient.length <= longestAddress;

interface Blocked {
  recipient: string;
  reason: UndeliverableReason;
  detail: string;
  at: Date;
}

/** Of several reasons the gravest stays: a complaint, a wish, a bounce. */
const block = async ({ recipient, reason, detail, at }: Blocked, system: Rights): Promise<void> =>
  void (await system.run({
    text: `insert into app.undeliverable_addresses as u (address, reason, detail, created_at) values ($1, $2, $3, $4)
      on conflict (address) do update set reason = excluded.reason, detail = excluded.detail,
          created_at = greatest(u.created_at, excluded.created_at)
        where array_position($5::text[], u.reason) <= array_position($5::text[], excluded.reason)`,
    values: [recipient, reason, detail.slice(0, 500), at, ["bounced", "unsubscribed", "complaint"]],
  }));

/** The provider mails it again, unless something blocked it since. */
const unblock = async ({ recipient, at }: Pick<Blocked, "recipient" | "at">, system: Rights): Promise<void> =>
  void (await system.run({
    text: "delete from app.undeliverable_addresses where address = $1 and created_at <= $2",
    values: [recipient, at],
  }));

async function customerAt(address: string, system: Rights): Promise<string | null> {
  const found = await system.maybe<{ id: string }>({
    text: `select c.id from app.customers c where lower(c.email) = $1
        or exists (select from app.contacts p where p.customer_id = c.id and lower(p.email) = $1) order by c.created_at limit 1`,
    values: [address],
  });
  return found?.id ?? null;
}
