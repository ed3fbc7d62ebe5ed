import { graphql } from "#graphql/gql.ts";
import type { EstimateSuggestionsQuery } from "#graphql/graphql.ts";

/** What the latest estimate of an order lacks. */
export const EstimateSuggestions = graphql(`
  query EstimateSuggestions($id: UUID!) {
    serviceOrder(id: $id) {
      id
      estimateSuggestions {
        lineItemTypeId
        typeKey
        name
        quantity
        unitPrice
        taxable
        calibrationId
        reason
      }
    }
  }
`);

export type Suggestion = NonNullable<
  NonNullable<EstimateSuggestionsQuery["serviceOrder"]>["estimateSuggestions"]
>[number];
