import { staffRoles } from "@boresight/domain/accounts/roles";
import { changedMailTemplateSchema } from "@boresight/domain/mail/email-template-schema";
import { mutation } from "#platform/mutation.ts";

export const changeEmailTemplate = mutation({
  summary: "Switches an email on or off in all languages, and sets who gets it.",
  callers: staffRoles,
  input: changedMailTemplateSchema,
  returns: { emailTemplate: "EmailTemplate" },
  payload: "EmailTemplatePayload",
  errors: [],
  async run({ id, enabled, recipients }, tx) {
    const changed = await tx.caller.one<{ id: string }>({
      text: "update app.email_templates set enabled = $2, recipients = $3 where id = $1 returning id",
      values: [id, enabled, recipients],
    });
    return { emailTemplate: changed.id };
  },
});
