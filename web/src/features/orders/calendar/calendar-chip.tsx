import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { useStatusLook } from "#records/status-chip.tsx";
import { timeWords, type PlacedOrder } from "./calendar.fragment.ts";

const clipped = { ...alignStart, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" };

/** An order in a cell of the calendar: filled for its appointment, outlined for its promised time. */
export function CalendarChip({ placed }: { placed: PlacedOrder }) {
  const { order, kind } = placed;
  const look = useStatusLook(order.status);
  const tone = look?.tone ?? "grey";
  const Icon = look?.icon;
  const vehicle = order.vehicle?.vehicleDescription;

  return (
    <Box
      component={RouteLink}
      to={`/service-orders/${order.id}`}
      title={t("orders.chipTitle", {
        kind: kind === "promised" ? t("orders.promised") : t("base.appointment"),
        time: timeWords(placed),
        vehicle,
      })}
      sx={{
        display: "block",
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        border: 1,
        fontSize: "0.6875rem",
        lineHeight: 1.45,
        textDecoration: "none",
        color: `tone.${tone}.text`,
        borderColor: kind === "promised" ? `tone.${tone}.solid` : "transparent",
        bgcolor: kind === "promised" ? "background.paper" : `tone.${tone}.soft`,
        "&:hover": { borderColor: `tone.${tone}.text` },
      }}
    >
      <Box component="span" sx={{ display: "flex", justifyContent: "space-between", gap: 1, fontWeight: 600 }}>
        <bdi>{order.internalOrderNumber}</bdi>
        <Box component="bdi" sx={{ fontWeight: 400, ...clipped }}>
          {timeWords(placed)}
        </Box>
      </Box>
      <Box component="span" dir="auto" sx={{ display: "block", ...clipped }}>
        {vehicle}
      </Box>
      <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
        {Icon && <Icon aria-hidden sx={{ fontSize: 12 }} />}
        <Box component="span" dir="auto" sx={clipped}>
          {look?.words}
        </Box>
      </Box>
    </Box>
  );
}
