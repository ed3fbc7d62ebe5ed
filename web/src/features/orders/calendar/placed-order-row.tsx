import Box from "@mui/material/Box";
import { customerName } from "#records/customer-name.ts";
import { ListRow } from "#ui/table/list-row.tsx";
import { StatusChip } from "#records/status-chip.tsx";
import { timeWords, type PlacedOrder } from "./calendar.fragment.ts";

/** An order in a day's list. */
export function PlacedOrderRow({ placed }: { placed: PlacedOrder }) {
  const { kind, order } = placed;

  return (
    <ListRow
      link={{ to: `/service-orders/${order.id}` }}
      main={order.vehicle?.vehicleDescription}
      second={
        <>
          <Box component="bdi" sx={kind === "appointment" ? { color: "text.primary", fontWeight: 500 } : undefined}>
            {timeWords(placed)}
          </Box>
          {" · "}
          <bdi>{order.internalOrderNumber}</bdi>
          {order.customer && ` · ${customerName(order.customer)}`}
        </>
      }
      end={<StatusChip status={order.status} />}
      stacked
    />
  );
}
