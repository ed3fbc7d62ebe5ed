import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { MyOrder } from "#features/orders/detail/my-order.tsx";
import ExpandMore from "~icons/ic/baseline-expand-more";
import { RowList } from "#ui/table/list-row.tsx";
import { dayWords } from "#ui/time/zone-times.ts";
import type { MyOrderFragment } from "#graphql/graphql.ts";
import type { DayOfOrders } from "./my-day-groups.ts";

interface MyDayGroupProps {
  day: DayOfOrders<MyOrderFragment>;
  /** The first with something to do. */
  isFirst: boolean;
}

/** Today as it is; every other day folded under its date, but for the next when there is nothing today. */
export function MyDayGroup({ day, isFirst }: MyDayGroupProps) {
  const { when, orders } = day;
  const title = titleOf(day);
  const list = (
    <RowList label={title}>
      {orders.map((order) => (
        <MyOrder key={order.id} order={order} date={day.date} />
      ))}
    </RowList>
  );
  if (when !== "today")
    return (
      <Box component="details" open={isFirst} sx={{ borderTop: 1, borderColor: "divider" }}>
        <Box component="summary" sx={headLooks}>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 500, flexGrow: 1 }}>
            {title}
          </Typography>
          <Typography component="bdi" variant="body2" color="textSecondary">
            {t("orders.vehicleCount", { count: orders.length })}
          </Typography>
          <ExpandMore aria-hidden fontSize="small" />
        </Box>
        {list}
      </Box>
    );

  return (
    <>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 500, px: 5, pb: 1 }}>
        {title}
      </Typography>
      {orders.length > 0 ? (
        list
      ) : (
        <Typography color="textSecondary" sx={{ px: 5, pb: 3 }}>
          {t("orders.nothingForToday")}
        </Typography>
      )}
    </>
  );
}

function titleOf({ date, when }: DayOfOrders<MyOrderFragment>): string {
  if (date === null) return t("orders.notBookedYet");
  const day = dayWords("UTC", `${date}T12:00:00Z`);
  if (when === "today") return t("orders.todayIs", { day });
  return when === "tomorrow" ? t("orders.tomorrowIs", { day }) : day;
}

const headLooks = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  minHeight: 48,
  px: 5,
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "&:hover": { bgcolor: "action.hover" },
  "&:focus-visible": { outlineOffset: -2 },
  "details[open] > & svg": { transform: "rotate(180deg)" },
};
