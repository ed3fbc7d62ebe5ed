import { graphql } from "#graphql/gql.ts";

export const DisclosureTextFields = graphql(`
  fragment DisclosureTextRow on DisclosureText {
    id
    state
    occasion
    language
    revision
    body
    validFrom
    sourceTitle
    sourceUrl
    sourceReadOn
    verifiedAt
    verifiedByUser {
      id
      displayName
    }
  }
`);
