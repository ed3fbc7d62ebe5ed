import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Two fields side by side, where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, columnGap: 4, alignItems: "start" }}>
      {children}
    </Box>
  );
}
