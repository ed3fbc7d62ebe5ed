import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ordersOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { OrderOfTodayFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { StatusChip } from "#records/status-chip.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { LateMark } from "../late-mark.tsx";

/** What is in the shop, the most urgent first. */
const TodaysOrdersFields = graphql(`
  fragment TodaysOrders on OrderPage {
    orders {
      id
      ...OrderOfToday
    }
  }
`);

const OrderOfToday = graphql(`
  fragment OrderOfToday on ServiceOrder {
    id
    internalOrderNumber
    statusDueAt
    statusChangedAt
    vehicle {
      id
      vehicleDescription
    }
    customer {
      ...CustomerName
    }
    status {
      id
      ...StatusOnChip
    }
  }
`);

interface TodaysOrdersProps {
  label: string;
  page: FragmentType<typeof TodaysOrdersFields> | null | undefined;
}

/** The vehicles that are worked on, or those that wait to be collected: each opens its order. */
export function TodaysOrders({ label, page }: TodaysOrdersProps) {
  const orders = readFragment(OrderOfToday, ordersOf(readFragment(TodaysOrdersFields, page)));
  if (orders.length === 0)
    return (
      <Typography color="textSecondary" sx={{ px: 5, pb: 3 }}>
        {t("orders.noVehicleHere")}
      </Typography>
    );

  return (
    <RowList label={label}>
      {orders.map((order) => (
        <TodaysOrder key={order.id} order={order} />
      ))}
    </RowList>
  );
}

const TodaysOrder = ({ order }: { order: OrderOfTodayFragment }) => (
  <ListRow
    link={{ to: `/service-orders/${order.id}` }}
    main={order.vehicle?.vehicleDescription}
    second={
      <>
        {order.customer && <bdi>{customerName(order.customer)}</bdi>} · <bdi>{order.internalOrderNumber}</bdi> ·{" "}
        <RelativeTime moment={order.statusChangedAt} />
      </>
    }
    end={
      <Box sx={{ display: "grid", justifyItems: "end", gap: 0.5, flexShrink: 0 }}>
        <StatusChip status={order.status} />
        <LateMark statusDueAt={order.statusDueAt} />
      </Box>
    }
  />
);
