import { t } from "@boresight/domain/texts/text";
import { useDraggable } from "@dnd-kit/core";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { rowsOf } from "#data/rows.ts";
import DragIndicator from "~icons/ic/baseline-drag-indicator";
import EventOutlined from "~icons/ic/outline-event";
import type { BoardCardFragment } from "#graphql/graphql.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { PersonAvatar } from "#ui/text/person-avatar.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { formatDayOf, formatMoment } from "#ui/time/times.ts";
import { LateMark } from "#features/orders/late-mark.tsx";
import { MessageMark, POMark, PriorityMark } from "#features/orders/list/order-marks.tsx";
import { OrderRowMenu } from "#features/orders/list/order-row-menu.tsx";
import { calibrationWord, calibrationWords } from "#features/orders/order-words.ts";
import { customerName } from "#records/customer-name.ts";

/** What counts about an order; the card is dragged by mouse, its handle by keyboard, and its menu needs neither. */
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
        aria-label={t("base.moveInternalOrderNumber", { internalOrderNumber })}
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
  const { id, vehicle, customer, poNumber } = order;

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
      <Box sx={line}>
        <Line>{customer && customerName(customer)}</Line>
        <Box sx={atEnd}>
          <POMark poNumber={poNumber} customer={customer} />
        </Box>
      </Box>
      <CalibrationLine order={order} />
      <LastLine order={order} />
    </Box>
  );
}

/** What is calibrated, once it is chosen, and when the vehicle was promised. */
function CalibrationLine({ order }: { order: BoardCardFragment }) {
  const { calibrationType, orderCalibrations, promisedAt, estimatedCompletionDate } = order;
  const types = rowsOf(orderCalibrations).map(({ lineItemType }) => lineItemType);
  const words = types.length > 0 ? calibrationWords(types) : calibrationType && calibrationWord(calibrationType);
  const promise = promisedAt ?? estimatedCompletionDate;
  if (!words && !promise) return null;

  return (
    <Box sx={line}>
      <Line>{words && <span title={words}>{words}</span>}</Line>
      {promise && (
        <Tooltip title={formatMoment(promise)}>
          <Box component="time" dateTime={promise} sx={{ ...atEnd, gap: 0.5, whiteSpace: "nowrap" }}>
            <EventOutlined titleAccess={t("orders.due")} sx={{ fontSize: 14 }} />
            {formatDayOf(promise)}
          </Box>
        </Tooltip>
      )}
    </Box>
  );
}

/** The number, what is urgent, and who works on it. */
function LastLine({ order }: { order: BoardCardFragment }) {
  const { internalOrderNumber, priority, unansweredMessages, statusDueAt, assignedTechnician } = order;

  return (
    <Box sx={{ ...line, minHeight: 22 }}>
      <Box component="bdi" sx={{ whiteSpace: "nowrap" }}>
        {internalOrderNumber}
      </Box>
      <PriorityMark priority={priority} />
      <MessageMark count={unansweredMessages} label={t("orders.unanswered", { count: unansweredMessages })} />
      <LateMark statusDueAt={statusDueAt} />
      {assignedTechnician && (
        <Tooltip title={assignedTechnician.displayName}>
          <Box component="span" sx={{ ...atEnd, position: "relative" }}>
            <span aria-hidden>
              <PersonAvatar name={assignedTechnician.displayName} url="" size={22} />
            </span>
            <VisuallyHidden>{assignedTechnician.displayName}</VisuallyHidden>
          </Box>
        </Tooltip>
      )}
    </Box>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="caption"
    color="textSecondary"
    noWrap
    dir="auto"
    component="div"
    sx={{ minWidth: 0, ...alignStart }}
  >
    {children}
  </Typography>
);

const line = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  fontSize: "0.75rem",
  color: "text.secondary",
  minWidth: 0,
};
const atEnd = { marginInlineStart: "auto", display: "inline-flex", alignItems: "center", flexShrink: 0 };
