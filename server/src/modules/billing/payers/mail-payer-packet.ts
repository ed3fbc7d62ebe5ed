import { emailPattern } from "@boresight/domain/base/email-pattern";
import { queueEventMail } from "#modules/mail/orders/queue-order-mail.ts";
import type { Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { readRulesOf } from "./read-payer-rules.ts";

/** Whether a verified rule wants the packet to go with the invoice to the customer, who passes both on. */
export async function packetGoesWithInvoice(orderId: string, system: Rights): Promise<boolean> {
  const rule = (await readRulesOf([orderId], system)).get(orderId)?.rule;
  return rule?.isVerified === true && rule.sendingChannel === "withInvoice";
}

/** With its invoice, once, the packet of an order goes to a payer whose verified rule wants it by email. */
export async function mailPayerPacket(
  { id, serviceOrderId }: { id: string; serviceOrderId: string },
  { system }: Pick<Work, "system">,
): Promise<void> {
  const rule = (await readRulesOf([serviceOrderId], system)).get(serviceOrderId)?.rule;
  if (!rule?.isVerified || rule.sendingChannel !== "email" || !emailPattern.test(rule.sendingTo)) return;
  const address = rule.sendingTo.toLowerCase();
  const wasSent = await system.maybe({
    text: "select from app.messages where dedupe_key = $1",
    values: [["payer-packet", serviceOrderId, id, address].join(":")],
  });
  if (wasSent) return;
  const mail = { orderId: serviceOrderId, invoiceId: id, entry: id, alsoTo: [address], packet: { address } };
  await queueEventMail("payer-packet", mail, system);
}

/** Who no longer pays for an order opens nothing of it: links that went out by themselves end, and what waits is not sent. */
export async function withdrawPayerPacket(
  orderId: string,
  { system, now }: Pick<Work, "now" | "system">,
): Promise<void> {
  await system.run({
    text: `update app.document_links set revoked_at = $2
      where service_order_id = $1 and created_by is null and revoked_at is null`,
    values: [orderId, now],
  });
  await system.run({
    text: "delete from app.messages where service_order_id = $1 and template = 'payer-packet' and status = 'queued'",
    values: [orderId],
  });
  await system.run({
    text: "update app.messages set context = context - 'packet' where service_order_id = $1 and status = 'queued' and context ? 'packet'",
    values: [orderId],
  });
}
