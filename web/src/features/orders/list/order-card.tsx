import { t } from "@boresight/domain/texts/text";
import { vinTail } from "@boresight/domain/vehicles/vin";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { OrderRowFragment } from "#graphql/graphql.ts";
import { LateMark } from "#features/orders/work/late-mark.tsx";
import { customerName } from "#records/customer-name.ts";
import { StatusChip } from "#records/status-chip.tsx";
import { MessageMark } from "./order-marks.tsx";

/** An order on a phone: number, vehicle, customer, status. */
export function OrderCard({ order }: { order: OrderRowFragment }) {
  const { internalOrderNumber, vehicle, customer, status, statusDueAt, unreadMessages } = order;

  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, minHeight: 20 }}>
        <Typography variant="body2" color="primary" component="bdi" sx={{ fontWeight: 500 }}>
          {internalOrderNumber}
        </Typography>
        <Box sx={{ display: "flex", gap: 2 }}>
          <MessageMark count={unreadMessages} label={t("orders.unreadMessages", { count: unreadMessages })} />
          <LateMark statusDueAt={statusDueAt} />
        </Box>
      </Box>
      <Typography sx={{ fontWeight: 500 }}>
        <bdi>{vehicle?.vehicleDescription}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {customer && customerName(customer)}
        {" · "}
        {vehicle?.vinNumber ? (
          <Typography variant="code" component="bdi" dir="ltr">
            {vinTail(vehicle.vinNumber)}
          </Typography>
        ) : (
          t("vehicles.noVinYet")
        )}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <StatusChip status={status} />
      </Box>
    </Box>
  );
}
