import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { writtenAddresses } from "@boresight/domain/mail/email-template";
import { changedMailTemplateSchema } from "@boresight/domain/mail/email-template-schema";
import { text } from "@boresight/domain/texts/text";
import type { EmailTemplateRow } from "#db/rows.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { raiseAlert } from "#modules/alerts/raise-alert.ts";
import { requireAdminForMoney } from "./save-mail-text.ts";

type Template = Pick<EmailTemplateRow, "id" | "name" | "recipients" | "isAboutMoney">;

export const changeEmailTemplate = mutation({
  summary: "Switches an email on or off in all languages, and sets who gets it.",
  callers: staffRoles,
  input: changedMailTemplateSchema,
  returns: { emailTemplate: "EmailTemplate" },
  payload: "EmailTemplatePayload",
  errors: [],
  async run({ id, enabled, recipients }, { caller, system }) {
    const template = await caller.one<Template>({
      text: "select id, name, recipients, is_about_money from app.email_templates where id = $1",
      values: [id],
    });
    requireAdminForMoney(template, caller.role);
    const added = writtenAddresses(recipients).filter((address) => !template.recipients.includes(address));
    if (added.length > 0 && caller.role !== "admin")
      throw fail("permission-error", { message: text("mail.onlyAnAdminAddsAddresses") });
    await caller.one({
      text: "update app.email_templates set enabled = $2, recipients = $3 where id = $1 returning id",
      values: [id, enabled, recipients],
    });
    if (added.length > 0) await alertOfCopies({ ...template, added }, system);
    return { emailTemplate: id };
  },
});

/** Whoever gets copies reads what customers are written: the office is to know about a new one. */
async function alertOfCopies({ id, name, added }: Template & { added: readonly string[] }, system: Rights) {
  const message = text("alerts.mailRecipientAdded", { name, addresses: added.join(", ") });
  await system.run(
    raiseAlert({ kind: "mailRecipientAdded", severity: "warning", message, dedupeKey: `mailRecipientAdded:${id}` }),
  );
}
