import type { MailLocale } from "@boresight/domain/mail/email-template";
import { mailDraftSchema, mailTextSchema } from "@boresight/domain/mail/email-template-schema";
import { fail } from "@boresight/domain/base/errors";
import { parseInput, problemsOf } from "@boresight/domain/base/problems";
import { text } from "@boresight/domain/texts/text";
import { plainText } from "#integrations/mail/plain-text.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { readMailContext } from "#modules/mail/orders/mail-context.ts";
import { findAddressees } from "#modules/mail/orders/mail-recipients.ts";
import { renderOrderMail, type MailDeps } from "#modules/mail/writing/render-order-mail.ts";
import { requireStaff, safeText } from "./save-mail-text.ts";

export interface MailPreview {
  subject: string;
  html: string;
  /** The plain text for readers without HTML. */
  text: string;
  problems: readonly { field: string; message: string }[];
}

/** Renders a draft with a real order. Problems in the draft are returned, not thrown. */
export async function previewMail(input: unknown, tx: Transaction, deps: MailDeps): Promise<MailPreview> {
  requireStaff(tx);
  const { locale, orderId, template, ...written } = parseInput(mailDraftSchema, input);
  const parsed = mailTextSchema.safeParse(safeText(written));
  if (!parsed.success) return { subject: "", html: "", text: "", problems: problemsOf(parsed.error) };
  const { subject, html } = renderOrderMail(
    { ...parsed.data, locale },
    await contextFor({ orderId, template }, tx),
    deps,
  );
  return { subject, html, text: plainText(html), problems: [] };
}

/** Renders a draft as an email; throws for problems in it. */
export async function fillDraft(
  draft: { locale: MailLocale; orderId: string; template?: string | undefined; subject: string; bodyHtml: string },
  tx: Transaction,
  deps: MailDeps,
) {
  const text = parseInput(mailTextSchema, safeText(draft));
  return renderOrderMail({ ...text, locale: draft.locale }, await contextFor(draft, tx), deps);
}

/** For an order that the caller sees, without what only admins may see. */
async function contextFor(
  { orderId, template: key }: { orderId: string; template?: string | undefined },
  tx: Transaction,
) {
  const { caller, system } = tx;
  const seen = await caller.maybe({ text: "select id from app.service_orders where id = $1", values: [orderId] });
  if (!seen) throw fail("not-found", { message: text("orders.orderNotFound") });
  const occasion = { userId: caller.userId, messageText: "The bumper is back on: you can begin." };
  const context = await readMailContext(system, orderId, occasion);
  const greeted = key === undefined ? undefined : await firstAddressee({ orderId, key }, system);
  const contact = greeted?.name ? { name: greeted.name } : context.contact;
  return { ...context, contact, ...(caller.role !== "admin" && { invoice: null }) };
}

/** Who would get the mail of the order now. */
async function firstAddressee({ orderId, key }: { orderId: string; key: string }, system: Rights) {
  const template = await system.maybe<{ recipients: readonly string[] }>({
    text: "select recipients from app.email_templates where key = $1",
    values: [key],
  });
  return template && (await findAddressees(system, orderId, { key, recipients: template.recipients }))[0];
}
