import { t } from "@boresight/domain/texts/text";
import { useDraggable } from "@dnd-kit/core";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { DragIndicator } from "#ui/icons/arrow/drag-indicator.ts";
import type { BoardCardFragment } from "#graphql/graphql.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { alignStart } from "#ui/layout/align-start.ts";
import { LateMark } from "#features/orders/work/late-mark.tsx";
import { OrderRowMenu } from "#features/orders/list/order-row-menu.tsx";
import { customerName } from "#records/customer-name.ts";

/** Two lines about an order; the card is dragged by mouse, its handle by keyboard, and its menu needs neither. */
export function BoardCard({ order }: { order: BoardCardFragment }) {
  const { id, internalOrderNumber } = order;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({ id });
  const { onKeyDown, ...byPointer } = listeners ?? {};

  return (
    <Box
      component="li"
      ref={setNodeRef}
      {...byPointer}
      sx={{
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        alignItems: "center",
        py: 1,
        borderRadius: 1.5,
        border: 1,
        borderColor: "divider",
        bgcolor: "background.paper",
        cursor: "grab",
        opacity: isDragging ? 0.4 : 1,
        touchAction: "manipulation",
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        {...attributes}
        onKeyDown={(event) => onKeyDown?.(event)}
        aria-label={t("orders.moveInternalordernumber", { internalOrderNumber })}
        sx={{ color: "text.secondary", cursor: "inherit", px: 0.5 }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <CardLines order={order} />
      <OrderRowMenu order={order} />
    </Box>
  );
}

function CardLines({ order }: { order: BoardCardFragment }) {
  const { id, internalOrderNumber, vehicle, customer, statusDueAt, assignedTechnician } = order;

  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouteLink}
        to={`/service-orders/${id}`}
        underline="hover"
        color="inherit"
        draggable={false}
        noWrap
        dir="auto"
        sx={{ display: "block", fontWeight: 500, fontSize: "0.8125rem", ...alignStart }}
      >
        {vehicle?.vehicleDescription}
      </Link>
      <Typography variant="caption" color="textSecondary" noWrap dir="auto" component="div" sx={alignStart}>
        {customer && customerName(customer)}
      </Typography>
      <Box sx={{ display: "flex", gap: 2, fontSize: "0.75rem", color: "text.secondary", minWidth: 0 }}>
        <Box component="bdi" sx={{ whiteSpace: "nowrap" }}>
          {internalOrderNumber}
        </Box>
        <LateMark statusDueAt={statusDueAt} />
        <Box
          component="span"
          dir="auto"
          sx={{ marginInlineStart: "auto", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
        >
          {assignedTechnician?.displayName}
        </Box>
      </Box>
    </Box>
  );
}
