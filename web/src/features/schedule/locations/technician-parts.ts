import { graphql } from "#graphql/gql.ts";

/** A technician with their certificates. */
export const TechnicianParts = graphql(`
  fragment TechnicianParts on User {
    id
    displayName
    avatarUrl
    facilityIds
    competences(first: 100) {
      nodes {
        id
        expiresOn
        lineItemType {
          id
          key
        }
      }
    }
  }
`);
