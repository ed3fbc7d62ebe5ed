import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface PageSectionProps {
  /** Its name in the address, after `tab=`. */
  id: string;
  children: ReactNode;
}

/** A section of a long page that links lead to. */
export function PageSection({ id, children }: PageSectionProps) {
  return (
    <Box
      id={id}
      tabIndex={-1}
      sx={{
        display: "grid",
        gap: 4,
        minWidth: 0,
        outline: "none",
        scrollMarginTop: "calc(var(--stuck, 0px) + var(--offline, 0px) + 56px)",
        "&:empty": { display: "none" },
      }}
    >
      {children}
    </Box>
  );
}
