import type { DecidedEstimate } from "#features/billing/decision/decided-estimate.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { EstimateToDecideQuery } from "#graphql/graphql.ts";

export const EstimateToDecide = graphql(`
  query EstimateToDecide($id: UUID!) {
    estimate(id: $id) {
      id
      number
      status
      notes
      validUntil
      poNumber
      subtotalCents
      totalCents
      taxExemptReason
      contentHash
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
      taxes(first: 20, orderBy: SORT_ORDER_ASC) {
        nodes {
          id
          name
          rate
          taxCents
        }
      }
      lineItems(first: 100, orderBy: SORT_ORDER_ASC) {
        nodes {
          id
          ...DecidedLineFields
        }
      }
      # A page of the server has at most 100.
      furtherLines: lineItems(first: 100, offset: 100, orderBy: SORT_ORDER_ASC) {
        nodes {
          id
          ...DecidedLineFields
        }
      }
      serviceOrder {
        id
        internalOrderNumber
        poNumber
        vehicle {
          id
          vehicleDescription
        }
        customer {
          id
          requiresPo
          termsInForce
        }
      }
    }
  }
`);

const DecidedLineFields = graphql(`
  fragment DecidedLineFields on LineItem {
    id
    description
    quantity
    unitPrice
    discountBasisPoints
    discountCents
    totalPrice
    taxable
    isOptional
    isAccepted
  }
`);

export type EstimateOfOwn = NonNullable<EstimateToDecideQuery["estimate"]>;

/** What of it the customer decides on. */
export function decidedOf({ lineItems, furtherLines, serviceOrder, ...estimate }: EstimateOfOwn): DecidedEstimate {
  const customer = serviceOrder?.customer;
  return {
    number: estimate.number,
    lines: readFragment(DecidedLineFields, [...rowsOf(lineItems), ...rowsOf(furtherLines)]),
    taxes: rowsOf(estimate.taxes),
    isTaxExempt: estimate.taxExemptReason !== "",
    totalCents: estimate.totalCents,
    contentHash: estimate.contentHash ?? "",
    termsVersion: customer?.termsInForce ?? "",
    requiresPo: customer?.requiresPo ?? false,
    poNumber: estimate.poNumber ?? serviceOrder?.poNumber ?? null,
  };
}
