import { isCustomersTurn } from "@boresight/domain/orders/hold-turn";
import { ordersOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { HeldOrdersFragment } from "#graphql/graphql.ts";

const HeldOrdersFields = graphql(`
  fragment HeldOrders on OrderPage {
    orders {
      id
      internalOrderNumber
      repairOrderNumber
      holdReasonKey
      vehicle {
        id
        vehicleDescription
        vinNumber
      }
    }
  }
`);

type Held = FragmentType<typeof HeldOrdersFields> | null | undefined;
export type HeldOrder = NonNullable<HeldOrdersFragment["orders"][number]>;

/** The held orders that go on once their customer has done something. */
export const heldForCustomer = (held: Held): HeldOrder[] =>
  ordersOf(readFragment(HeldOrdersFields, held)).filter(({ holdReasonKey }) => isCustomersTurn(holdReasonKey));
