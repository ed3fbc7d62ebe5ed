import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { changeMailTemplate } from "#modules/mail/templates/change-mail-template.ts";
import { restoreMailText } from "#modules/mail/templates/restore-mail-text.ts";
import { sendTestMail } from "#modules/mail/templates/send-test-mail.ts";
import { updateMailText } from "#modules/mail/templates/update-mail-text.ts";
import { retryMessage } from "#modules/mail/queue/retry-message.ts";
import type { RequestFacts } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

const typeDefs = gql`
  input UpdateEmailTemplateInput {
    "The text's id: a template has one per language."
    id: UUID!
    "The version the text was seen in: when someone else was faster, nothing is changed."
    version: Int!
    subject: String!
    bodyHtml: String!
  }
  input RestoreEmailTemplateVersionInput {
    "The former version's id."
    id: UUID!
    "The version the text is seen in now."
    version: Int!
  }
  input ChangeEmailTemplateInput {
    id: UUID!
    enabled: Boolean!
    "customer, preferredContact, allContacts, vehicleOwner, facility, technician, or an e-mail address."
    recipients: [String!]!
  }
  "A text as it is being written, and the order it is filled with."
  input EmailDraftInput {
    locale: String!
    subject: String!
    bodyHtml: String!
    orderId: UUID!
  }
  input RetryMessageInput {
    id: UUID!
  }
  type EmailTemplateTextPayload {
    emailTemplateText: EmailTemplateText
  }
  type EmailTemplatePayload {
    emailTemplate: EmailTemplate
  }
  type TestEmailPayload {
    "Where it went: the caller's own address."
    sentTo: String!
  }
  type RetryMessagePayload {
    message: Message
  }
  extend type Mutation {
    updateEmailTemplate(input: UpdateEmailTemplateInput!): EmailTemplateTextPayload
    restoreEmailTemplateVersion(input: RestoreEmailTemplateVersionInput!): EmailTemplateTextPayload
    "Switches a mail on or off and says who gets it."
    changeEmailTemplate(input: ChangeEmailTemplateInput!): EmailTemplatePayload
    sendTestEmail(input: EmailDraftInput!): TestEmailPayload
    "Sends a mail again that did not go out."
    retryMessage(input: RetryMessageInput!): RetryMessagePayload
  }
`;

/** What staff do with the mails about orders. */
export const mailTemplateVerbsPlugin = extendSchema((build) => {
  const [templates, texts] = [resource(build, "email_templates"), resource(build, "email_template_texts")];
  const messages = resource(build, "messages");
  const verb =
    (name: string, run: (input: unknown, tx: Transaction & RequestFacts) => Promise<string>) =>
    (_$root: Step, args: { getRaw: (name: string) => Step<unknown> }) =>
      object({ [name]: runVerb(texts.executor, args.getRaw("input"), run) });
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          updateEmailTemplate: verb("id", updateMailText),
          restoreEmailTemplateVersion: verb("id", restoreMailText),
          changeEmailTemplate: verb("id", changeMailTemplate),
          sendTestEmail: verb("sentTo", (input, tx) => sendTestMail(input, tx, tx.config)),
          retryMessage: verb("id", retryMessage),
        },
      },
      EmailTemplateTextPayload: {
        plans: { emailTemplateText: ($changed: Step<{ id: string }>) => texts.get({ id: get($changed, "id") }) },
      },
      EmailTemplatePayload: {
        plans: { emailTemplate: ($changed: Step<{ id: string }>) => templates.get({ id: get($changed, "id") }) },
      },
      RetryMessagePayload: {
        plans: { message: ($changed: Step<{ id: string }>) => messages.get({ id: get($changed, "id") }) },
      },
    },
  };
});
