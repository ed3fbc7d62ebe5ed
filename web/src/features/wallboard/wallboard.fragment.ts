import { graphql } from "#graphql/gql.ts";
import type { WallboardFieldsFragment } from "#graphql/graphql.ts";

export const WallboardFields = graphql(`
  fragment WallboardFields on Wallboard {
    name
    isPrivate
    rotateSeconds
    facilities {
      id
      name
      timeZone
    }
    cards {
      orderId
      internalOrderNumber
      facilityId
      category
      statusName
      statusChangedAt
      statusDueAt
      priority
      vehicle
      vinEnd
      customer
      bay
      startsAt
      isOnTheWay
      expectedArrival
      technician
      holdReasonKey
      promisedAt
    }
  }
`);

export type Card = WallboardFieldsFragment["cards"][number];
export type Facility = WallboardFieldsFragment["facilities"][number];

/** The meaning of the facility parameter in the URL: all of them side by side, or one after the other. */
export const everyFacility = "all";
export const oneAfterTheOther = "rotate";
