import { graphql } from "#graphql/gql.ts";

export const PaymentRow = graphql(`
  fragment PaymentRow on Payment {
    id
    method
    amountCents
    receivedOn
    reference
    customer {
      ...CustomerName
    }
    paymentAllocations(first: 20, orderBy: CREATED_AT_ASC) {
      nodes {
        id
        amountCents
        invoice {
          id
          number
        }
      }
    }
    returnedCents
    paymentReversal {
      id
      reason
    }
    cardPayment {
      id
      ...CardSteps
    }
  }
`);
