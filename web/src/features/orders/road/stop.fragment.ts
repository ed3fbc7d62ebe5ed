import { graphql } from "#graphql/gql.ts";

/** The appointment that somebody drives to, with the latest drive there. */
export const StopFields = graphql(`
  fragment Stop on Appointment {
    id
    startsAt
    technicianId
    status
    facility {
      id
      timeZone
    }
    trips(first: 1, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        version
        userId
        startedAt
        expectedAt
        arrivedAt
        endedAt
      }
    }
  }
`);
