import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { ShownEstimateFragment } from "#graphql/graphql.ts";

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
    lineItems(orderBy: SORT_ORDER_ASC, first: 100) {
      nodes {
        id
        ...LineItemFields
        ...ComparedLine
      }
    }
    # A page of the server has at most 100.
    furtherLines: lineItems(orderBy: SORT_ORDER_ASC, first: 100, offset: 100) {
      nodes {
        id
        ...LineItemFields
        ...ComparedLine
      }
    }
    difference {
      totalCents
      lines {
        kind
        lineItemId
        description
        totalPrice
        beforeTotalPrice
      }
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

/** All its lines; a page of the server has at most 100, so there are two. */
export const linesOf = ({ lineItems, furtherLines }: Pick<ShownEstimateFragment, "lineItems" | "furtherLines">) => [
  ...rowsOf(lineItems),
  ...rowsOf(furtherLines),
];
