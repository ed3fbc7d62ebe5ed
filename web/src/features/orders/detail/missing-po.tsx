import { t } from "@boresight/domain/texts/text";
import { ordersOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { ListRow, RowStep } from "#ui/table/list-row.tsx";

const MissingPoFields = graphql(`
  fragment MissingPo on OrderPage {
    orders {
      id
      internalOrderNumber
      vehicle {
        id
        vehicleDescription
      }
    }
  }
`);

/** Orders that cannot be billed until the customer gives their PO number. */
export function MissingPo({ orders }: { orders: FragmentType<typeof MissingPoFields> | null | undefined }) {
  return ordersOf(readFragment(MissingPoFields, orders)).map(({ id, internalOrderNumber, vehicle }) => (
    <ListRow
      key={id}
      link={{ to: "/billing" }}
      main={vehicle?.vehicleDescription}
      second={t("orders.poMissingFor", { number: internalOrderNumber })}
      end={<RowStep>{t("billing.enterPo")}</RowStep>}
    />
  ));
}
