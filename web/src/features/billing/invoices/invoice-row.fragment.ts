import { graphql } from "#graphql/gql.ts";

export const InvoiceRow = graphql(`
  fragment InvoiceRow on Invoice {
    id
    version
    number
    status
    sentAt
    issueDate
    dueDate
    totalCents
    paidCents
    balanceCents
    accountingState
    notes
    poNumber
    customerId
    customer {
      ...CustomerName
    }
    serviceOrderId
    serviceOrder {
      id
      internalOrderNumber
      vehicle {
        id
        vehicleDescription
      }
    }
  }
`);
