import { graphql } from "#graphql/gql.ts";
import type { WallboardFieldsFragment } from "#graphql/graphql.ts";
import type { Tone } from "#ui/text/tones.ts";

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
      technician
      holdReasonKey
      promisedAt
    }
  }
`);

export type Card = WallboardFieldsFragment["cards"][number];
export type Facility = WallboardFieldsFragment["facilities"][number];

/** How a category is called and coloured. */
export type CategoryLook = (category: string) => { label: string; tone: Tone };

/** What the part of the address means that chooses facilities: all of them side by side, or one after the other. */
export const everyFacility = "all";
export const oneAfterTheOther = "rotate";
