import { graphql } from "#graphql/gql.ts";

export const MailTemplate = graphql(`
  fragment MailTemplate on EmailTemplate {
    id
    key
    name
    enabled
    recipients
    isAboutMoney
    use {
      sent
      isMore
      editedAt
      editedBy
    }
    serviceOrderStatus {
      id
      statusName
    }
  }
`);

/** An email's text in one language, and its earlier versions. */
export const MailText = graphql(`
  fragment MailText on EmailTemplateText {
    id
    locale
    version
    subject
    bodyHtml
    versions(first: 50, orderBy: VERSION_DESC) {
      nodes {
        id
        version
        subject
        savedAt
        savedByUser {
          id
          displayName
        }
      }
    }
  }
`);
