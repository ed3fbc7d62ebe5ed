import { holdStep } from "@boresight/domain/orders/hold-turn";
import { t } from "@boresight/domain/texts/text";
import { ordersOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { HeldOrdersFragment } from "#graphql/graphql.ts";
import { customersNumbers } from "#records/order-numbers.ts";
import { ListRow, RowStep } from "#ui/table/list-row.tsx";

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
type HeldOrder = NonNullable<HeldOrdersFragment["orders"][number]>;

/** The held orders that go on once their customer has done something. */
export const heldForCustomer = (held: Held): HeldOrder[] =>
  ordersOf(readFragment(HeldOrdersFields, held)).filter((order) => holdStep(order.holdReasonKey)?.isCustomersTurn);

/** A row for each, with what is to be done. */
export const HeldOrders = ({ orders }: { orders: readonly HeldOrder[] }) =>
  orders.map((order) => (
    <ListRow
      key={order.id}
      link={{ to: `/service-orders/${order.id}` }}
      main={order.vehicle?.vehicleDescription}
      second={
        <>
          <bdi>{customersNumbers(order).join(" · ")}</bdi> · {holdStep(order.holdReasonKey)?.words}
        </>
      }
      end={<RowStep>{t("orders.stepAnswer")}</RowStep>}
      stacked
    />
  ));
