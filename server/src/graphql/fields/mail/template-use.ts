import { gql } from "postgraphile/utils";
import { readTemplateUse } from "#modules/mail/templates/read-template-use.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** How an email template is used. */
export const templateUsePlugin = computedFields(
  gql`
    type EmailTemplateUse {
      "Emails sent in the last 30 days, counted to 1,000."
      sent: Int!
      isMore: Boolean!
      "When its text was last changed; null while it is as delivered."
      editedAt: Datetime
      editedBy: String
    }
    extend type EmailTemplate {
      "Null for everybody but staff."
      use: EmailTemplateUse
    }
  `,
  { EmailTemplate: { use: readTemplateUse } },
);
