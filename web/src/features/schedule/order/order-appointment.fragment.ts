import { graphql } from "#graphql/gql.ts";

/** The latest appointment of an order; customers do not read bay and technician. */
export const OrderAppointmentFields = graphql(`
  fragment OrderAppointment on ServiceOrder {
    id
    internalOrderNumber
    facilityId
    appointmentStatus: status {
      id
      category
      isTerminal
    }
    latestAppointment: appointments(
      first: 1
      orderBy: STARTS_AT_DESC
      filter: { status: { in: ["requested", "confirmed", "arrived", "completed"] } }
    ) {
      nodes {
        id
        version
        status
        kind
        startsAt
        expectedArrival
        appointmentAnswers(first: 3, orderBy: ANSWERED_AT_DESC) @include(if: $staff) {
          nodes {
            id
            ...CalendarAnswer
          }
        }
        facility {
          id
          facilityName
          timeZone
          phone
        }
        bay @include(if: $staff) {
          id
          name
        }
        technician @include(if: $staff) {
          id
          displayName
        }
      }
    }
  }
`);
