import { graphql } from "#graphql/gql.ts";

/** An appointment as the office sees it. */
export const AppointmentFields = graphql(`
  fragment AppointmentFields on Appointment {
    id
    version
    status
    kind
    startsAt
    endsAt
    expectedArrival
    isOverbooked
    overbookReason
    customerNote
    facilityId
    bayId
    technicianId
    appointmentAnswers(first: 3, orderBy: ANSWERED_AT_DESC) {
      nodes {
        id
        ...CalendarAnswer
      }
    }
    bay {
      id
      name
    }
    technician {
      id
      displayName
    }
    serviceOrder {
      id
      internalOrderNumber
      vinConfirmedAt
      status {
        id
        statusName
      }
      vehicle {
        id
        vehicleDescription
      }
      customer {
        ...CustomerName
        phone
      }
    }
  }
`);

/** A facility with its bays. */
export const PlaceFields = graphql(`
  fragment PlaceFields on Facility {
    id
    facilityName
    isBase
    timeZone
    workingHours
    closures
    closureReasons
    bays(first: 50, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        name
        kind
        isActive
      }
    }
  }
`);

/** An order without an appointment. */
export const WaitingOrder = graphql(`
  fragment WaitingOrder on ServiceOrder {
    id
    internalOrderNumber
    facilityId
    statusChangedAt
    priority
    cancelledAppointments: appointments(first: 1, filter: { status: { in: ["cancelled", "noShow"] } }) {
      nodes {
        id
      }
    }
    vehicle {
      id
      vehicleDescription
    }
    customer {
      ...CustomerName
    }
  }
`);
