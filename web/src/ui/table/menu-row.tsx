import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { RowMenu, type RowAction } from "./row-menu.tsx";

interface MenuRowProps {
  main: ReactNode;
  second: ReactNode;
  /** Below the two lines, as wide as they are. */
  below?: ReactNode;
  /** Between the words and the menu. */
  end?: ReactNode;
  /** Of the menu. */
  label: string;
  actions: readonly RowAction[];
}

/** A row of a short list that is no link, with what can be done with it. */
export const MenuRow = ({ main, second, below, end, label, actions }: MenuRowProps) => (
  <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 3, px: 5, py: 1.5, minHeight: 48 }}>
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <TwoLines main={main} second={second} />
      {below}
    </Box>
    {end}
    <RowMenu label={label} actions={actions} />
  </Box>
);
