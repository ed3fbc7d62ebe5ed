import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { PricedInvoiceFragment } from "#graphql/graphql.ts";

/** The invoices of an order: the latest as a whole, those before it as rows. */
export const OrderInvoicesFields = graphql(`
  fragment OrderInvoices on ServiceOrder {
    id
    invoices(orderBy: CREATED_AT_DESC, first: 1) {
      nodes {
        id
        ...ShownInvoice
      }
    }
    earlierInvoices: invoices(orderBy: CREATED_AT_DESC, first: 20, offset: 1) {
      nodes {
        id
        number
        status
        issueDate @include(if: $amounts)
        totalCents @include(if: $amounts)
      }
    }
  }
`);

/** Technicians see that an invoice exists, without amounts. */
export const ShownInvoiceFields = graphql(`
  fragment ShownInvoice on Invoice {
    id
    version
    number
    status
    ...PricedInvoice @include(if: $amounts)
  }
`);

const PricedInvoiceFields = graphql(`
  fragment PricedInvoice on Invoice {
    id
    notes
    poNumber
    issueDate
    dueDate
    sentAt
    voidedAt
    voidReason
    subtotalCents
    taxCents
    totalCents
    paidCents
    balanceCents
    contestedCents
    margin
    accountingState
    reissueOf {
      id
      number
    }
    serviceOrder {
      id
      customer {
        ...CustomerName
      }
    }
    taxes(orderBy: SORT_ORDER_ASC, first: 20) {
      nodes {
        id
        name
        rate
        taxCents
      }
    }
    creditMemos(orderBy: ISSUED_ON_DESC, first: 20) {
      nodes {
        id
        number
        issuedOn
        totalCents
        reason
        voidedAt
        voidReason
      }
    }
    lineItems(orderBy: SORT_ORDER_ASC, first: 100) {
      nodes {
        id
        ...LineItemFields
      }
    }
    # A page of the server has at most 100.
    furtherLines: lineItems(orderBy: SORT_ORDER_ASC, first: 100, offset: 100) {
      nodes {
        id
        ...LineItemFields
      }
    }
    paymentAllocations(orderBy: CREATED_AT_ASC, first: 50) {
      nodes {
        id
        amountCents
        createdAt
        creditEntryId
        payment {
          id
          method
          receivedOn
          reference
          paymentReversal {
            id
          }
          cardPaymentId
        }
      }
    }
  }
`);

/** The invoice with its amounts; null for technicians, who do not see them. */
export function pricedInvoice(invoice: FragmentType<typeof PricedInvoiceFields>): PricedInvoiceFragment | null {
  const priced = readFragment(PricedInvoiceFields, invoice);
  return "totalCents" in priced ? priced : null;
}
