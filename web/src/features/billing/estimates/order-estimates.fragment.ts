import { graphql } from "#graphql/gql.ts";

/** The latest two estimates of an order. */
export const OrderEstimatesFields = graphql(`
  fragment OrderEstimates on ServiceOrder {
    id
    estimates(orderBy: CREATED_AT_DESC, first: 2) {
      nodes {
        id
        ...ShownEstimate
      }
    }
  }
`);

export const ShownEstimateFields = graphql(`
  fragment ShownEstimate on Estimate {
    id
    version
    number
    revision
    status
    notes
    validUntil
    sentAt
    supplementsId
    subtotalCents
    taxCents
    totalCents
    margin
    taxes(orderBy: SORT_ORDER_ASC, first: 20) {
      nodes {
        id
        name
        rate
        taxCents
      }
    }
    lineItems(orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        ...LineItemFields
        ...ComparedLine
      }
    }
    difference {
      totalCents
    }
  }
`);

/** By what the lines of two estimates are recognized as the same, or as changed. */
export const ComparedLineFields = graphql(`
  fragment ComparedLine on LineItem {
    id
    lineItemTypeId
    calibrationId
    description
    quantity
    unitPrice
    totalPrice
    taxable
    isOptional
  }
`);
