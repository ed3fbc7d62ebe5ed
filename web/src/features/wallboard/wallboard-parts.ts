import { graphql } from "#graphql/gql.ts";
import type { WallboardPartsFragment } from "#graphql/graphql.ts";
import type { Tone } from "#ui/text/tones.ts";

export const WallboardParts = graphql(`
  fragment WallboardParts on Wallboard {
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

export type Card = WallboardPartsFragment["cards"][number];
export type Facility = WallboardPartsFragment["facilities"][number];

/** How a category is called and coloured. */
export type CategoryLook = (category: string) => { label: string; tone: Tone };

/** What the part of the address means that chooses facilities: all of them side by side, or one after the other. */
export const everyFacility = "all";
export const oneAfterTheOther = "rotate";
