import { graphql } from "#graphql/gql.ts";

/** An order whose vehicle is arriving: the VIN read at it, and the allowed transitions. */
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
