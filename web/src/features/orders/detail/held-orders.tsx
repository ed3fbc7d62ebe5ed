import { holdWords } from "@boresight/domain/orders/hold-words";
import { t } from "@boresight/domain/texts/text";
import { customersNumbers } from "#records/order-numbers.ts";
import { ListRow, RowStep } from "#ui/table/list-row.tsx";
import type { HeldOrder } from "./held-for-customer.ts";

/** A row for each, with what is to be done. */
export const HeldOrders = ({ orders }: { orders: readonly HeldOrder[] }) =>
  orders.map((order) => (
    <ListRow
      key={order.id}
      link={{ to: `/service-orders/${order.id}` }}
      main={order.vehicle?.vehicleDescription}
      second={
        <>
          <bdi>{customersNumbers(order).join(" · ")}</bdi> · {holdWords(order.holdReasonKey)}
        </>
      }
      end={<RowStep>{t("orders.stepAnswer")}</RowStep>}
      stacked
    />
  ));
