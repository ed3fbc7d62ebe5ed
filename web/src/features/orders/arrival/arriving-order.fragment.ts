import { graphql } from "#graphql/gql.ts";

/** An order whose vehicle comes: what was read at it, and where the order can go from here. */
export const ArrivingOrderFields = graphql(`
  fragment ArrivingOrder on ServiceOrder {
    id
    internalOrderNumber
    vinSeen
    vinConfirmedAt
    vehicle {
      id
      vehicleDescription
      vinNumber
    }
    expectedAppointments: appointments(first: 5, orderBy: STARTS_AT_ASC, filter: { status: { equalTo: "confirmed" } }) {
      nodes {
        id
        version
      }
    }
    ...OrderTransitions
  }
`);
