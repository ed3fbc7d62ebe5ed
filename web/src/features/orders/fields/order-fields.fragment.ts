import { graphql } from "#graphql/gql.ts";

/** The fields of an order that people edit in place, and the values the page shows with them. */
export const OrderFields = graphql(`
  fragment OrderFields on ServiceOrder {
    id
    version
    timeZone
    status {
      id
      category
    }
    calibrationType
    customerId
    ...EditedFields
    invoiceNumber
    invoiceTotal
    holdReasonKey
    cancellationReasonKey
    cancellationReason
    rideHeightDecision
    createdAt
    appointments: appointments(
      first: 1
      orderBy: STARTS_AT_DESC
      filter: { status: { in: ["requested", "confirmed", "arrived", "completed"] } }
    ) {
      nodes {
        id
        startsAt
        status
        facility {
          id
          timeZone
        }
      }
    }
    checkedInAt
    releasedAt
  }
`);
