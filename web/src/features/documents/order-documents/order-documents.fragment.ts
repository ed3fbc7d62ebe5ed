import { graphql } from "#graphql/gql.ts";

export const IssuedDocumentFields = graphql(`
  fragment IssuedDocument on Document {
    id
    type
    number
    revision
    state
    issuedAt
    issuer {
      id
      displayName
    }
    revokedAt
    revokeReason
    verificationUrl
  }
`);

export const OrderDocumentsFields = graphql(`
  fragment OrderDocuments on ServiceOrder {
    id
    internalOrderNumber
    documents(first: 50, orderBy: ISSUED_AT_DESC) {
      nodes {
        id
        ...IssuedDocument
      }
    }
    files(first: 100, orderBy: CREATED_AT_ASC, filter: { versionOf: { isNull: true } }) {
      nodes {
        id
        documentKind
      }
    }
    certificateObstacles @include(if: $staff) {
      guard
      params
    }
  }
`);
