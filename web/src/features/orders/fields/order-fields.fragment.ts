import { graphql } from "#graphql/gql.ts";

/** The fields of an order that people edit in place, and the values the page shows with them. */
export const OrderFields = graphql(`
  fragment OrderFields on ServiceOrder {
    id
    version
    timeZone
    priority
    facilityId
    assignedTechnicianId
    status {
      id
      category
    }
    calibrationType
    customerId
    vehicleId
    intakeMethod
    pickupAddressId
    repairOrderFileId
    repairOrderNumber
    poNumber
    claimNumber
    insurerName
    cost
    fuelCost
    invoiceNumber
    invoiceTotal
    notes
    internalNotes @include(if: $staff)
    holdReasonKey
    cancellationReasonKey
    cancellationReason
    rideHeightModified
    rideHeightDecision
    towingRequired
    towingNotes
    odometerIn
    odometerOut
    fuelLevelIn
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
    pickupDate
    promisedAt
    estimatedCompletionDate
    checkedInAt
    releasedAt
  }
`);
