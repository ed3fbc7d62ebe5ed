import { graphql } from "#graphql/gql.ts";

/** A type of the catalog with all that admins know of it. */
export const CatalogType = graphql(`
  fragment CatalogType on LineItemType {
    id
    version
    key
    name
    description
    category
    method
    unit
    unitPrice
    purchaseCost
    minutes
    taxable
    isActive
  }
`);

/** The price of a type on a price list. */
export const ListedPrice = graphql(`
  fragment ListedPrice on PriceListEntry {
    id
    lineItemTypeId
    unitPrice
    percentage
    validFrom
    validUntil
    lineItemType {
      id
      name
      sortOrder
      unitPrice
    }
  }
`);
