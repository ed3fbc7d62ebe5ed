/** A draft of an email's text, rendered with a real order. */
import type { Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { previewMail } from "#modules/mail/templates/preview-mail.ts";
import { resource } from "#graphql/resource.ts";
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
      extend type Query {
        previewEmailTemplate(draft: EmailDraftInput!): EmailPreview
      }
    `,
    objects: {
      Query: {
        plans: {
          previewEmailTemplate: (_$root: Step, args: { getRaw: (name: string) => Step<unknown> }) =>
            readForEach(executor, args.getRaw("draft"), (drafts, tx) =>
              Promise.all(drafts.map((draft) => previewMail(draft, tx, tx.deps.config))),
            ),
        },
      },
    },
  };
});
