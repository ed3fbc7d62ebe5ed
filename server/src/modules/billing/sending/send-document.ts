import { staffRoles, worksInOffice } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { sendDocumentSchema } from "@boresight/domain/mail/outgoing-mail";
import type { z } from "zod";
import { estimateSendingErrors, sendEstimateTo } from "#modules/billing/estimates/send-estimate.ts";
import { lockVisibleInvoice, requireOrder } from "#modules/billing/invoices/lock-invoice.ts";
import { mailInvoice } from "#modules/billing/invoices/mail-invoice.ts";
import { chosenAmong, findChoices } from "#modules/mail/orders/mail-recipients.ts";
import { queueCustomerMail } from "#modules/mail/orders/queue-customer-mail.ts";
import { queueCountedMail } from "#modules/mail/orders/queue-order-mail.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { findOutgoing, type Outgoing } from "./find-outgoing.ts";

type Sending = z.output<typeof sendDocumentSchema>;

export const sendDocument = mutation({
  summary:
    "Emails an estimate, an invoice, a credit memo or a statement to chosen addresses of the customer, with a message. A draft of an estimate is sent by it as by sendEstimate; an invoice must be issued.",
  callers: staffRoles,
  input: sendDocumentSchema,
  returns: {
    estimate: "Estimate",
    invoice: "Invoice",
    serviceOrder: "ServiceOrder",
    recipientCount: { type: "Int!", description: "How many people get it." },
  },
  errors: [
    ...estimateSendingErrors,
    "invoice-changed",
    "invoice-not-open",
    "invoice-without-order",
    "invoice-without-recipient",
  ],
  async run(input, tx) {
    const { kind, id } = input;
    if (kind !== "estimate" && !worksInOffice(tx.caller)) throw fail("permission-error");
    const outgoing = await findOutgoing(kind, id, tx);
    const recipientCount = await countRecipients(input, outgoing, tx);
    if (kind === "estimate") await sendEstimateTo({ id, version: input.version ?? 0, mail: chosenOf(input) }, tx);
    else if (recipientCount === 0) throw fail("invoice-without-recipient");
    if (kind === "invoice") await sendInvoiceTo(input, tx);
    if (kind === "creditMemo") await mailMemo(input, outgoing, tx);
    if (kind === "statement") await mailStatement(input, tx);
    return {
      estimate: kind === "estimate" ? id : null,
      invoice: outgoing.invoiceId ?? null,
      serviceOrder: outgoing.orderId,
      recipientCount,
    };
  },
});

/** Throws `invalid-input` for an address that is not the customer's. */
async function countRecipients({ recipients }: Sending, outgoing: Outgoing, { system }: Transaction): Promise<number> {
  const { orderId, customerId, template } = outgoing;
  const choices = await findChoices(system, orderId === null ? { customerId } : { orderId }, template);
  return chosenAmong(choices, recipients).length;
}

const chosenOf = ({ recipients, message }: Sending) => ({
  ...(recipients && { recipients }),
  ...(message && { note: message }),
});

async function sendInvoiceTo(input: Sending, tx: Transaction): Promise<void> {
  const { id, version } = input;
  const invoice = await lockVisibleInvoice({ id, version: version ?? 0 }, tx);
  const { status, number, customerId } = invoice;
  if (status === "draft" || status === "void" || number === null) throw fail("invoice-not-open", { data: { status } });
  const { serviceOrderId } = requireOrder(invoice);
  await mailInvoice({ id, serviceOrderId, customerId, number }, tx, chosenOf(input));
}

async function mailMemo(input: Sending, outgoing: Outgoing, { system, caller }: Transaction): Promise<void> {
  const { orderId, customerId, invoiceId, creditMemo } = outgoing;
  const entry = `memo:${input.id}`;
  const said = { ...chosenOf(input), entry, ...(creditMemo && { creditMemo }) };
  if (orderId === null) await queueCustomerMail("credit-memo", { ...said, customerId }, system);
  else await queueCountedMail("credit-memo", { ...said, orderId, invoiceId, userId: caller.userId }, system);
}

async function mailStatement(input: Sending, { system }: Transaction): Promise<void> {
  const { id: customerId, from, to } = input;
  if (!from || !to) return; // The schema asks for both.
  const statement = { customerId, from, to };
  await queueCustomerMail(
    "statement",
    { ...chosenOf(input), customerId, statement, entry: statementEntry(statement) },
    system,
  );
}

/** One mail with a customer's statement of a period. */
export const statementEntry = ({ customerId, from, to }: { customerId: string; from: string; to: string }): string =>
  `${customerId}:${from}:${to}`;
