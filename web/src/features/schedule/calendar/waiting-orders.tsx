import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { WaitingOrderFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { startDrag } from "./dragged.ts";

interface WaitingOrdersProps {
  orders: readonly WaitingOrderFragment[];
  total: number;
  onPlace: (order: WaitingOrderFragment) => void;
}

/** Orders that are ready but have no time yet, or have lost theirs, to be dragged onto the calendar or placed with their button. */
export function WaitingOrders({ orders, total, onPlace }: WaitingOrdersProps) {
  return (
    <SectionCard
      title={t("schedule.toBeScheduled")}
      aside={<Typography color="textSecondary">{total}</Typography>}
      flush
    >
      {orders.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 3 }}>
          {t("schedule.everyReadyOrderIsBooked")}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={t("schedule.ordersToBeScheduled")}
        tabIndex={0}
        sx={{ listStyle: "none", m: 0, p: 0, overflowY: "auto", maxHeight: { xs: 320, md: "none" } }}
      >
        {orders.map((order) => (
          <WaitingRow key={order.id} order={order} onPlace={onPlace} />
        ))}
      </Box>
    </SectionCard>
  );
}

function WaitingRow({ order, onPlace }: { order: WaitingOrderFragment } & Pick<WaitingOrdersProps, "onPlace">) {
  const { id, internalOrderNumber, vehicle, customer, statusChangedAt, priority } = order;

  return (
    <Box
      component="li"
      draggable
      onDragStart={startDrag(id)}
      sx={{
        px: 5,
        py: 2,
        display: "flex",
        gap: 2,
        alignItems: "center",
        cursor: "grab",
        "&:hover": { bgcolor: "action.hover" },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          <bdi>{vehicle?.vehicleDescription}</bdi>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          <bdi>{internalOrderNumber}</bdi> · <RelativeTime moment={statusChangedAt} />
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" noWrap>
          <bdi>{customer && customerName(customer)}</bdi>
        </Typography>
        {order.cancelledAppointments.nodes.length > 0 && (
          <ToneChip tone="amber">{t("schedule.appointmentWasCancelled")}</ToneChip>
        )}
        {priority === "rush" && <ToneChip tone="red">{t("base.rush")}</ToneChip>}
        {priority === "waiting" && <ToneChip tone="amber">{t("schedule.customerWaits")}</ToneChip>}
      </Box>
      <Button
        size="small"
        onClick={() => onPlace(order)}
        aria-label={t("schedule.scheduleInternalordernumber", { internalOrderNumber })}
      >
        {t("schedule.scheduleAnOrder")}
      </Button>
    </Box>
  );
}
