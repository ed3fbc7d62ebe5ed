import { graphql } from "#graphql/gql.ts";

/** An order as its technician needs it. */
export const MyOrderFields = graphql(`
  fragment MyOrder on ServiceOrder {
    id
    internalOrderNumber
    calibrationType
    statusDueAt
    vehicle {
      id
      vehicleDescription
      vinNumber
    }
    customer {
      ...CustomerName
    }
    booked: appointments(
      first: 1
      orderBy: STARTS_AT_DESC
      filter: { status: { in: ["requested", "confirmed", "arrived"] } }
    ) {
      nodes {
        id
        startsAt
        bay {
          id
          name
        }
        facility {
          id
          timeZone
        }
      }
    }
    status {
      id
      category
      ...StatusOnChip
    }
    ...NextStep
    ...WayThere
  }
`);
