import { isStaff, worksInOffice } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { outgoingMailSchema } from "@boresight/domain/mail/outgoing-mail";
import { readCustomerContext } from "#modules/mail/orders/customer-context.ts";
import { readMailContext, type MailContext } from "#modules/mail/orders/mail-context.ts";
import { findChoices, type Choice } from "#modules/mail/orders/mail-recipients.ts";
import { renderOrderMail, type MailDeps, type MailText } from "#modules/mail/writing/render-order-mail.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { findOutgoing, type Outgoing } from "./find-outgoing.ts";

export interface OutgoingMail {
  choices: readonly Choice[];
  subject: string;
  html: string;
}

/** Who can get this document by email, and what they would read. Throws `permission-error` and `not-found`. */
export async function readOutgoingMail(asked: unknown, tx: Transaction, deps: MailDeps): Promise<OutgoingMail> {
  const { caller, system } = tx;
  const { kind, id, message, from, to } = parseInput(outgoingMailSchema, asked);
  if (!isStaff(caller.role) || (kind !== "estimate" && !worksInOffice(caller))) throw fail("permission-error");
  const outgoing = await findOutgoing(kind, id, tx);
  const { orderId, customerId, template } = outgoing;
  const choices = await findChoices(system, orderId === null ? { customerId } : { orderId }, template);
  const [first] = choices;
  const text = await system.maybe<MailText>({
    text: `select x.locale, x.subject, x.body_html from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id
      where t.key = $1 and x.locale = $2`,
    values: [template, first?.locale ?? "en"],
  });
  if (!text) return { choices, subject: "", html: "" };
  const said = {
    ...(message && { note: message }),
    ...(from && to && { statement: { customerId, from, to } }),
    contact: { name: first?.name ?? "" },
  };
  const context = { ...(await contextOf(outgoing, tx)), ...said };
  return { choices, ...renderOrderMail(text, context, deps) };
}

async function contextOf(outgoing: Outgoing, { system, caller }: Transaction): Promise<Omit<MailContext, "contact">> {
  const { orderId, customerId, invoiceId, creditMemo } = outgoing;
  const memo = creditMemo && { creditMemo };
  if (orderId === null) return { ...(await readCustomerContext(customerId, system)), ...memo };
  return readMailContext(system, orderId, { userId: caller.userId, invoiceId, ...memo });
}
