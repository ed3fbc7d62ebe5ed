import { graphql } from "#graphql/gql.ts";

export const CredentialFields = graphql(`
  fragment CredentialFields on Credential {
    id
    version
    userId
    withdrawnOn
    withdrawnReason
    ...EditedCredentialFields
  }
`);
