import { graphql } from "#graphql/gql.ts";

/** A technician with their certificates. */
export const TechnicianFields = graphql(`
  fragment TechnicianFields on User {
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
