import { graphql } from "#graphql/gql.ts";

/** The values of an order that a row or a card displays. */
export const OrderRow = graphql(`
  fragment OrderRow on ServiceOrder {
    id
    version
    internalOrderNumber
    repairOrderNumber
    poNumber
    ...ListedFields
    calibrationType
    orderCalibrations(first: 20, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        lineItemType {
          id
          key
          name
        }
      }
    }
    intakeMethod
    priority
    unreadMessages
    invoiceNumber
    invoiceTotal
    estimatedCompletionDate
    statusChangedAt
    statusDueAt
    createdAt
    status {
      id
      category
      ...StatusOnChip
    }
    customer {
      ...CustomerName
      requiresPo @include(if: $staff)
    }
    vehicle {
      id
      vehicleDescription
      vinNumber
    }
    appointments(first: 1, orderBy: STARTS_AT_DESC, filter: { status: { in: ["requested", "confirmed", "arrived"] } }) {
      nodes {
        id
        startsAt
        facility {
          id
          timeZone
        }
      }
    }
    facility @include(if: $staff) {
      id
      facilityName
    }
    assignedTechnician @include(if: $staff) {
      id
      displayName
    }
  }
`);
