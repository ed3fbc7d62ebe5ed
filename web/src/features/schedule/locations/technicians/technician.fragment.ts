import { graphql } from "#graphql/gql.ts";

/** A technician with their credentials. */
export const TechnicianFields = graphql(`
  fragment TechnicianFields on User {
    id
    displayName
    avatarUrl
    facilityIds
    shift @include(if: $keeps) {
      id
      version
      workingHours
    }
    absences(first: 50, orderBy: STARTS_AT_ASC, filter: { endsAt: { greaterThan: $now } }) @include(if: $keeps) {
      nodes {
        id
        startsAt
        endsAt
        reason
      }
    }
    firstName
    lastName
    credentials(first: 100, orderBy: [EXPIRES_ON_DESC, ID_ASC]) {
      nodes {
        id
        ...CredentialFields
      }
    }
  }
`);
