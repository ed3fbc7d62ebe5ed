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
    acknowledgement {
      id
      fullName
      acknowledgedAt
    }
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
    disclosure {
      textId
      state
      body
      sourceTitle
      acceptedBy
      acceptedAt
    }
    noneRequiredObstacles @include(if: $staff) {
      guard
      params
    }
    notCompletedObstacles @include(if: $staff) {
      guard
      params
    }
    certificateObstacles @include(if: $staff) {
      guard
      params
    }
  }
`);
