import { t } from "@boresight/domain/texts/text";
import { ordersOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { customersNumbers } from "#records/order-numbers.ts";
import { ListRow, RowStep } from "#ui/table/list-row.tsx";

const MissingPoFields = graphql(`
  fragment MissingPo on OrderPage {
    orders {
      ...OrderName
    }
  }
`);

/** Orders that cannot be billed until the customer gives their PO number. */
export function MissingPo({ orders }: { orders: FragmentType<typeof MissingPoFields> | null | undefined }) {
  return ordersOf(readFragment(MissingPoFields, orders)).map((order) => (
    <ListRow
      key={order.id}
      link={{ to: "/billing" }}
      main={order.vehicle?.vehicleDescription}
      second={t("orders.poMissingFor", { number: customersNumbers(order).join(" · ") })}
      end={<RowStep>{t("billing.enterPo")}</RowStep>}
    />
  ));
}
