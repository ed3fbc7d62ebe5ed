import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface RowFrameProps {
  label: string;
  /** Its columns, and how it differs. */
  sx: Readonly<Record<string, object>>;
  children: ReactNode;
}

/** One row of an editor: in columns on wide screens, a card on phones. */
export const RowFrame = ({ label, sx, children }: RowFrameProps) => (
  <Box
    component="fieldset"
    aria-label={label}
    sx={{
      display: "grid",
      alignItems: "start",
      columnGap: 2,
      rowGap: 1.5,
      m: 0,
      px: 0,
      py: 2,
      minWidth: 0,
      border: 0,
      borderBottom: 1,
      borderColor: "divider",
      ...sx,
    }}
  >
    {children}
  </Box>
);
