import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { OrderFilter } from "#graphql/graphql.ts";
import { SavedViews } from "#records/saved-views/saved-views.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { ColumnChoice } from "#ui/table/columns/column-choice.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";
import { ExportButton } from "./export-button.tsx";
import { viewOf } from "./order-address.ts";
import { offeredColumns, usualColumns, type Audience } from "./order-columns.tsx";
import { shapeOf, shapesFor, startOfCalendar, type Shape } from "./order-shapes.ts";
import { MoreInAll } from "./more-in-all.tsx";
import { OrderViewChips } from "./views/order-view-chips.tsx";
import { orderListViews } from "./views/order-list-views.ts";

interface OrderListBarProps {
  filter: OrderFilter;
  audience: Audience;
}

const shapeLabels: Record<Shape, string> = {
  table: t("orders.table"),
  board: t("orders.board"),
  calendar: t("base.calendar"),
};

/** How the orders are shown: predefined and saved views, table, board or calendar, and columns. */
export function OrderListBar({ filter, audience }: OrderListBarProps) {
  const { search, change } = useAddress();
  const onPhone = useOnPhone();
  const forStaff = audience === "staff";
  const shape = shapeOf(search, audience);
  const choose = (chosen: string) =>
    change({ ...startOfCalendar, show: chosen === "table" ? undefined : chosen, page: undefined });

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
      <Box sx={{ flex: "1 1 auto", minWidth: 0, maxWidth: "100%" }}>
        <OrderViewChips filter={filter} />
        <MoreInAll filter={filter} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <SegmentedChoice
          label={t("orders.howOrdersAreShown")}
          value={shape}
          choices={shapesFor(audience).map((value) => ({ value, label: shapeLabels[value] }))}
          onChoose={choose}
        />
        <SavedViews of={orderListViews} />
        {shape === "table" && !onPhone && (
          <ColumnChoice offered={offeredColumns(audience)} usual={usualColumns(audience, viewOf(search))} />
        )}
        {forStaff && <ExportButton filter={filter} />}
      </Box>
    </Box>
  );
}
