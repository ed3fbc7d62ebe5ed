import { graphql } from "#graphql/gql.ts";

/** A row of a customer's ledger; why it was booked is for the office. */
export const CreditEntryRow = graphql(`
  fragment CreditEntryRow on CreditEntry {
    id
    kind
    amountCents
    createdAt
    expiresOn
    ofEntryId
    note @include(if: $office)
    invoice {
      id
      number
    }
  }
`);
