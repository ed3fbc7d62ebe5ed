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
      suggestionDismissals(first: 50) {
        nodes {
          id
          reason
          lineItemType {
            id
            name
          }
        }
      }
    }
  }
`);

type Suggested = NonNullable<EstimateSuggestionsQuery["serviceOrder"]>;

export type Suggestion = NonNullable<Suggested["estimateSuggestions"]>[number];

export type DismissedSuggestion = NonNullable<Suggested["suggestionDismissals"]["nodes"][number]>;
