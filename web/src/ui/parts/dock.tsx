import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { toldHeight } from "#ui/layout/told-height.ts";

const asDock = toldHeight("--dock");

/** The main actions of a page: in its head, and on phones always in sight at the lower edge. What floats there moves up. */
export function Dock({ children }: { children: ReactNode }) {
  const phone = useTheme().breakpoints.down("sm");

  return (
    <Box
      ref={asDock}
      sx={{ display: "flex", flexWrap: "wrap", gap: 2, rowGap: 1, justifyContent: "flex-end", [phone]: docked }}
    >
      {children}
    </Box>
  );
}

const docked = {
  position: "fixed",
  zIndex: "appBar",
  insetInline: 0,
  bottom: 0,
  px: 4,
  pt: 2,
  pb: "calc(8px + env(safe-area-inset-bottom))",
  bgcolor: "background.paper",
  borderTop: 1,
  borderColor: "divider",
  justifyContent: "stretch",
  "& > button": { minHeight: 44 },
};
