import { graphql } from "#graphql/gql.ts";

export const UserRow = graphql(`
  fragment UserRow on User {
    id
    displayName
    email
    phoneNumber
    avatarUrl
    defaultRole
    isOffice
    disabled
    emailVerified
    isAnonymous
    lastSeenAt
    createdAt
    metadata
    customer {
      ...CustomerName
    }
  }
`);
