import { gql } from "postgraphile/utils";
import { computedFields } from "#graphql/computed-fields.ts";
import { readEstimateDifferences } from "#modules/billing/estimates/estimate-difference.ts";
import { offerPrices } from "#modules/billing/estimates/offer-prices.ts";
import { suggestEstimateLines } from "#modules/billing/estimates/suggest-lines.ts";

/** What helps to build an estimate, and what a supplement changes. */
export const estimatesPlugin = computedFields(
  gql`
    type EstimateSuggestion {
      lineItemTypeId: UUID!
      typeKey: String!
      "Of the type."
      name: String!
      "In thousandths."
      quantity: Int!
      "In cents: the customer's price of today."
      unitPrice: Int!
      taxable: Boolean!
      "The order's calibration that it bills."
      calibrationId: UUID
      "One sentence, for staff."
      reason: String!
    }
    type EstimateLineDifference {
      "same, added, removed or changed."
      kind: String!
      "Of a removed line: the approved estimate's."
      lineItemId: UUID!
      "The approved line that was changed."
      beforeId: UUID
      description: String!
      totalPrice: Int!
      beforeTotalPrice: Int
      "What was changed: description, quantity, unitPrice, totalPrice, taxable, isOptional."
      fields: [String!]!
    }
    type EstimateDifference {
      approvedId: UUID!
      "The new total less the approved one, in cents."
      totalCents: Int!
      "The new lines in their order, then the removed ones."
      lines: [EstimateLineDifference!]!
    }
    type EstimateNewPrice {
      lineItemId: UUID!
      "In cents."
      unitPrice: Int!
    }
    extend type ServiceOrder {
      "What its latest estimate lacks, without what was dismissed; null for everybody but staff."
      estimateSuggestions: [EstimateSuggestion!]
    }
    extend type Estimate {
      "What a supplement changes about the estimate that was approved; null for others."
      difference: EstimateDifference
      "Lines of a draft that cost something else today, for staff."
      newPrices: [EstimateNewPrice!]!
    }
  `,
  {
    ServiceOrder: { estimateSuggestions: suggestEstimateLines },
    Estimate: { difference: readEstimateDifferences, newPrices: offerPrices },
  },
);
