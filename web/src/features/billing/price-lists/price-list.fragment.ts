import { graphql } from "#graphql/gql.ts";

export const PriceListRow = graphql(`
  fragment PriceListRow on PriceList {
    id
    version
    name
    autoApprove
    isActive
    customers(first: 1) {
      totalCount
    }
    priceListEntries(first: 1) {
      totalCount
    }
  }
`);

/** A list with its prices; a page of the server has at most 100. */
export const EditedPriceList = graphql(`
  fragment EditedPriceList on PriceList {
    id
    version
    name
    autoApprove
    isActive
    entries: priceListEntries(first: 100) {
      nodes {
        id
        ...ListedPrice
      }
    }
    furtherEntries: priceListEntries(first: 100, offset: 100) {
      nodes {
        id
        ...ListedPrice
      }
    }
    customers(first: 10, orderBy: COMPANY_NAME_ASC) {
      totalCount
      nodes {
        ...CustomerName
      }
    }
  }
`);
