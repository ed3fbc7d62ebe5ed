import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { OrderFilter } from "#graphql/graphql.ts";
import { SavedViews } from "#records/saved-views/saved-views.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { ColumnChoice } from "#ui/table/columns/column-choice.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";
import { viewOf } from "./order-address.ts";
import { offeredColumns, usualColumns, type Audience } from "./order-columns.tsx";
import { shapeOf, shapesFor, startOfCalendar, type Shape } from "./order-shapes.ts";
import { OrderViewChips, useViewCounts } from "./views/order-view-chips.tsx";
import { orderListViews } from "./views/order-list-views.ts";
import CircularProgress from "@mui/material/CircularProgress";
import IconButton from "@mui/material/IconButton";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { useExportOrders } from "./use-export-orders.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { moreWords, viewWords } from "./views/order-view-words.ts";

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

function ExportButton({ filter }: { filter: OrderFilter }) {
  const { exportOrders, loading } = useExportOrders();

  return (
    <Tooltip title={t("orders.exportAllOfTheseAsCsv")}>
      <IconButton
        aria-label={t("orders.exportAllOfTheseAsCsv")}
        aria-busy={loading}
        onClick={() => !loading && void exportOrders(filter)}
      >
        {loading ? <CircularProgress size={20} /> : <FileDownloadOutlined />}
      </IconButton>
    </Tooltip>
  );
}

/** A search covers one view: says when others, such as closed orders, match too. */
function MoreInAll({ filter }: { filter: OrderFilter }) {
  const { search, change } = useAddress();
  const counts = useViewCounts(filter);
  const view = viewOf(search);
  const [all, here] = [counts.get("all"), counts.get(view)];
  if (!search["search"] || view === "all" || !all || !here || all.count <= here.count) return null;

  return (
    <Typography component="output" variant="body2">
      {moreWords({ here: here.count, all, view: viewWords[view] })}{" "}
      <Button size="small" onClick={() => change({ view: "all", page: undefined })}>
        {t("base.showAll")}
      </Button>
    </Typography>
  );
}
