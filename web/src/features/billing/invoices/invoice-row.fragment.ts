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
    customerId
    serviceOrderId
    serviceOrder {
      id
      internalOrderNumber
      customer {
        id
        companyName
        firstName
        lastName
      }
      vehicle {
        id
        vehicleDescription
      }
    }
  }
`);
