import { graphql } from "#graphql/gql.ts";

export const QboMapping = graphql(`
  fragment QboMapping on QboConnection {
    id
    version
    isSending
    ...EditedMappingFields
  }
`);

export const QboAccountChoice = graphql(`
  fragment QboAccountChoice on QboAccount {
    id
    qboId
    name
    accountType
    isActive
  }
`);
