import { graphql } from "#graphql/gql.ts";

/** What the vehicle's own page shows and edits. */
export const VehicleFacts = graphql(`
  fragment VehicleFacts on Vehicle {
    id
    version
    ...EditedVehicleFields
    archivedAt
    mergedIntoId
    hasDuplicateVin
    vinDecodedAt
    vinDecode
    adasFeatures
    customer {
      ...CustomerName
    }
    serviceOrders(first: 1) {
      totalCount
    }
  }
`);
