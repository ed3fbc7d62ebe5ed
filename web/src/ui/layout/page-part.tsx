import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface PagePartProps {
  /** What the address calls it, after `tab=`. */
  id: string;
  children: ReactNode;
}

/** A part of a long page that its jump bar leads to. */
export function PagePart({ id, children }: PagePartProps) {
  return (
    <Box
      id={id}
      tabIndex={-1}
      sx={{ display: "grid", gap: 4, minWidth: 0, outline: "none", scrollMarginTop: "calc(var(--stuck, 0px) + 56px)" }}
    >
      {children}
    </Box>
  );
}
