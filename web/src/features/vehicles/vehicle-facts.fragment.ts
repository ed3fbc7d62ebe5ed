import { graphql } from "#graphql/gql.ts";

/** What the vehicle's own page shows and edits. */
export const VehicleFacts = graphql(`
  fragment VehicleFacts on Vehicle {
    id
    version
    vehicleDescription
    vinNumber
    year
    make
    model
    trim
    ownerFirstName
    ownerLastName
    ownerEmail
    ownerPhone
    licensePlate
    plateState
    color
    odometer
    archivedAt
    mergedIntoId
    hasDuplicateVin
    vinDecodedAt
    vinDecode
    adasFeatures
    customer {
      id
      companyName
      firstName
      lastName
    }
    serviceOrders(first: 1) {
      totalCount
    }
  }
`);
