import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { mailTextSchema } from "@boresight/domain/mail/email-template-schema";
import { namesInvoice } from "@boresight/domain/mail/template-variables";
import { text } from "@boresight/domain/texts/text";
import { safeHtml } from "#modules/mail/texts/safe-html.ts";
import type { Transaction } from "#platform/database/transaction.ts";

/** The text of a mail with only what its HTML may contain. */
export const safeText = <Text extends { bodyHtml: string }>(text: Text): Text => ({
  ...text,
  bodyHtml: safeHtml(text.bodyHtml),
});

/** Only staff edit the emails about orders. Throws `permission-error`. */
export function requireStaff({ caller }: Transaction): void {
  if (!isStaff(caller.role)) throw fail("permission-error");
}

/** Emails about money are an admin's, since others do not see all of what they say. Throws `permission-error`. */
export function requireAdminForMoney({ isAboutMoney }: { isAboutMoney: boolean }, role: string): void {
  if (isAboutMoney && role !== "admin") throw fail("permission-error", { message: text("mail.moneyMailsAreAdmins") });
}

/**
 * Saves a text as a new version, with only what its HTML may contain. Throws `not-found`, `invalid-input`, `permission-error` for what is an admin's, and `definition-changed`
 * when somebody else was faster.
 */
export async function saveMailText(
  { id, version, ...written }: { id: string; version: number; subject: string; bodyHtml: string },
  { caller }: Transaction,
): Promise<void> {
  const cleaned = parseInput(mailTextSchema, safeText(written)); // What was there only in markup is not there any more.
  const template = await caller.one<{ isAboutMoney: boolean }>({
    text: `select is_about_money from app.email_template_texts t join app.email_templates e on e.id = t.email_template_id
      where t.id = $1`,
    values: [id],
  });
  requireAdminForMoney(template, caller.role);
  if (caller.role !== "admin" && namesInvoice(`${cleaned.subject} ${cleaned.bodyHtml}`))
    throw fail("permission-error", { message: text("mail.invoiceVariablesAreAdmins") });
  const saved = await caller.run({
    text: "update app.email_template_texts set subject = $3, body_html = $4 where id = $1 and version = $2",
    values: [id, version, cleaned.subject, cleaned.bodyHtml],
  });
  if (saved === 0) throw fail("definition-changed");
}
