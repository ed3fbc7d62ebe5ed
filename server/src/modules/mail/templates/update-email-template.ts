import { staffRoles } from "@boresight/domain/accounts/roles";
import { changedMailTextSchema } from "@boresight/domain/mail/email-template-schema";
import { mutation } from "#platform/mutation.ts";
import { saveMailText } from "./save-mail-text.ts";

export const updateEmailTemplate = mutation({
  summary: "Changes the text of an email in one language, from the next email on.",
  callers: staffRoles,
  input: changedMailTextSchema,
  returns: { emailTemplateText: "EmailTemplateText" },
  payload: "EmailTemplateTextPayload",
  errors: ["definition-changed"],
  async run(text, tx) {
    await saveMailText(text, tx);
    return { emailTemplateText: text.id };
  },
});
