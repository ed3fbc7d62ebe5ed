/** A draft of an email's text, rendered with a real order. */
import type { Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { previewMail } from "#modules/mail/templates/preview-mail.ts";
import { readOutgoingMail } from "#modules/billing/sending/read-outgoing-mail.ts";
import { askedBy, oneByOne, type Args, resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

export const mailPreviewPlugin = extendSchema((build) => {
  const { executor } = resource(build, "email_templates");
  return {
    typeDefs: gql`
      type EmailProblem {
        "subject or bodyHtml."
        field: String!
        message: String!
      }
      type EmailPreview {
        subject: String!
        "The whole mail; empty while there are problems."
        html: String!
        "What readers without HTML see."
        text: String!
        problems: [EmailProblem!]!
      }
      type MailChoice {
        address: String!
        name: String!
        "Gets it unless somebody chooses otherwise."
        isDefault: Boolean!
      }
      type OutgoingMail {
        "The customer's addresses that it can go to."
        choices: [MailChoice!]!
        subject: String!
        "The whole mail, as the first of them would get it."
        html: String!
      }
      extend type Query {
        "A document before it is emailed by sendDocument; of a statement the customer's id and days."
        outgoingMail(kind: OutgoingKind!, id: UUID!, from: Date, to: Date, message: String): OutgoingMail
        previewEmailTemplate(draft: EmailDraftInput!): EmailPreview
      }
    `,
    objects: {
      Query: {
        plans: {
          outgoingMail: (_$root: Step, args: Args) =>
            readForEach(executor, askedBy(args, ["kind", "id", "from", "to", "message"]), (asked, tx) =>
              oneByOne((one: unknown) => readOutgoingMail(one, tx, tx.deps.config))(asked, tx),
            ),
          previewEmailTemplate: (_$root: Step, args: { getRaw: (name: string) => Step<unknown> }) =>
            readForEach(executor, args.getRaw("draft"), (drafts, tx) =>
              Promise.all(drafts.map((draft) => previewMail(draft, tx, tx.deps.config))),
            ),
        },
      },
    },
  };
});
