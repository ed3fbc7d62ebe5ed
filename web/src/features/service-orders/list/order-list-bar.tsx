import Box from "@mui/material/Box";
import type { OrderFilter } from "#graphql/graphql.ts";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { useAddress } from "#ui/use-address.ts";
import { useOnPhone } from "#ui/use-on-phone.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { ExportButton } from "./export-button.tsx";
import type { Audience } from "./order-columns.tsx";
import { OrderViewChips } from "./order-view-chips.tsx";
import { SavedViews } from "./saved-views.tsx";

interface OrderListBarProps {
  filter: OrderFilter;
  audience: Audience;
}

const shapes = [
  { value: "table", label: "Table" },
  { value: "board", label: "Board" },
];

/** How the orders are looked at: the usual views, those that are kept, table or board, which columns. */
export function OrderListBar({ filter, audience }: OrderListBarProps) {
  const { search, change } = useAddress();
  const onPhone = useOnPhone();
  const forStaff = audience === "staff";
  const onBoard = forStaff && search["show"] === "board";

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
      <Box sx={{ flex: "1 1 560px", minWidth: 0 }}>
        <OrderViewChips filter={filter} />
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        {forStaff && (
          <SegmentedChoice
            label="Table or board"
            value={onBoard ? "board" : "table"}
            choices={shapes}
            onChoose={(shape) => change({ show: shape === "board" ? shape : undefined, page: undefined })}
          />
        )}
        <SavedViews />
        {!onBoard && !onPhone && <ColumnChoice audience={audience} />}
        {forStaff && <ExportButton filter={filter} />}
      </Box>
    </Box>
  );
}
