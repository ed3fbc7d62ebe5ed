import { graphql } from "#graphql/gql.ts";

/** What customers see and edit of their own vehicles; a vehicle that was checked in is the shop's to change. */
export const OwnVehicle = graphql(`
  fragment OwnVehicle on Vehicle {
    id
    version
    ...EditedVehicleFields
    customer {
      id
    }
    orders: serviceOrders(first: 10, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        checkedInAt
      }
    }
  }
`);
