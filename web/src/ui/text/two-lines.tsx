import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { alignStart } from "#ui/theme/align-start.ts";

// Clipped English text keeps its beginning in a right-to-left page.
const clipped = {
  ...alignStart,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: { xs: "normal", sm: "nowrap" },
};

/** Two values in one cell: the main one, and a smaller one below. */
export function TwoLines({ main, second }: { main: ReactNode; second?: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Typography component="div" dir="auto" sx={{ ...clipped, lineHeight: 1.4 }}>
        {main}
      </Typography>
      {second && (
        <Typography component="div" dir="auto" variant="caption" color="textSecondary" sx={clipped}>
          {second}
        </Typography>
      )}
    </Box>
  );
}
