import { graphql } from "#graphql/gql.ts";

export const SaveLineItemType = graphql(`
  mutation SaveLineItemType($input: SaveLineItemTypeInput!) {
    saveLineItemType(input: $input) {
      lineItemType {
        id
        ...CatalogType
      }
    }
  }
`);
