import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface ColumnHeadsProps {
  columns: string;
  /** The first column whose values stand at its end, counted from 1. */
  endFrom?: number;
  children: ReactNode;
}

/** The columns' names on wide screens; each input has its own for screen readers. */
export function ColumnHeads({ columns, endFrom, children }: ColumnHeadsProps) {
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: "none", md: "grid" },
        gridTemplateColumns: columns,
        columnGap: 2,
        pb: 1,
        borderBottom: 1,
        borderColor: "divider",
        typography: "caption",
        color: "text.secondary",
        ...(endFrom !== undefined && { [`& > :nth-of-type(n + ${endFrom})`]: { textAlign: "end" } }),
      }}
    >
      {children}
    </Box>
  );
}
