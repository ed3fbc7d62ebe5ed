import { graphql } from "#graphql/gql.ts";

/** What a row of the list shows of an order, in the table and on a card. */
export const OrderRow = graphql(`
  fragment OrderRow on ServiceOrder {
    id
    internalOrderNumber
    repairOrderNumber
    poNumber
    calibrationType
    intakeMethod
    priority
    invoiceNumber
    invoiceTotal
    estimatedCompletionDate
    statusChangedAt
    statusDueAt
    createdAt
    status {
      id
      ...StatusOnChip
    }
    customer {
      id
      companyName
      firstName
      lastName
    }
    vehicle {
      id
      vehicleDescription
      vinNumber
    }
    facility {
      id
      facilityName
    }
    assignedTechnician {
      id
      displayName
    }
  }
`);
