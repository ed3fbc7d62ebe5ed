import { graphql } from "#graphql/gql.ts";

export const PayableInvoice = graphql(`
  fragment PayableInvoice on Invoice {
    id
    number
    status
    dueDate
    totalCents
    balanceCents
    contestedCents
    poNumber
    serviceOrderId
    serviceOrder {
      ...OrderName
    }
  }
`);
