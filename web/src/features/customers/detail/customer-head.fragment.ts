import { graphql } from "#graphql/gql.ts";

/** Who the customer is, and what holds for it. */
export const CustomerHead = graphql(`
  fragment CustomerHead on Customer {
    id
    version
    status
    holdReason
    ...EditedCustomerFields
    acceptsCurrentTerms
    termsVersion
    ...CustomerReach
    priceList {
      id
      name
    }
    mergedInto {
      ...CustomerName
    }
    defaultFacility {
      id
      facilityName
    }
    address {
      id
      street
      unit
      city
      state
      postalCode
      country
    }
    openOrders: serviceOrders(filter: { status: { category: { notIn: ["billing", "closed"] } } }) {
      totalCount
    }
  }
`);
