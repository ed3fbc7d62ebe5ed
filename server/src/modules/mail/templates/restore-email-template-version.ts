import { staffRoles } from "@boresight/domain/accounts/roles";
import { mailVersionSchema } from "@boresight/domain/mail/email-template-schema";
import type { EmailTemplateTextRow } from "#db/rows.ts";
import { mutation } from "#platform/mutation.ts";
import { saveMailText } from "./save-mail-text.ts";

type Former = Pick<EmailTemplateTextRow, "id" | "subject" | "bodyHtml">;

export const restoreEmailTemplateVersion = mutation({
  summary: "Restores a former version of a text; the current one stays in the history.",
  callers: staffRoles,
  input: mailVersionSchema,
  returns: { emailTemplateText: "EmailTemplateText" },
  payload: "EmailTemplateTextPayload",
  errors: ["definition-changed"],
  async run({ id, version }, tx) {
    const former = await tx.caller.one<Former>({
      text: `select email_template_text_id as id, subject, body_html from app.email_template_versions where id = $1`,
      values: [id],
    });
    await saveMailText({ ...former, version }, tx);
    return { emailTemplateText: former.id };
  },
});
