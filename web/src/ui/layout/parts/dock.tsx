import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTheme } from "@mui/material/styles";
import type { ReactNode } from "react";

interface DockProps {
  /** There is a line above its buttons. */
  isTall: boolean;
  children: ReactNode;
}

/** The main actions of a page: in its head, and on phones always in sight at the lower edge. What floats there moves up. */
export function Dock({ isTall, children }: DockProps) {
  const phone = useTheme().breakpoints.down("sm");

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, rowGap: 1, justifyContent: "flex-end", [phone]: docked }}>
      <GlobalStyles styles={{ [phone]: { ":root": { "--dock": isTall ? "92px" : "64px" } } }} />
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
