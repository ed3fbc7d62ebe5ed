import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { alignStart } from "../theme/align-start.ts";

export interface Detail {
  label: string;
  value: ReactNode;
}

export const isKnown = ({ value }: Detail) => value !== null && value !== undefined && value !== "" && value !== false;

/** Values beside their labels; unknown ones are left out. */
export function DetailsList({ details }: { details: readonly Detail[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gridTemplateColumns: "minmax(104px, 28%) 1fr",
        columnGap: 4,
        rowGap: "var(--card-rows, 8px)",
      }}
    >
      {details.filter(isKnown).map(({ label, value }) => (
        <Box key={label} sx={{ display: "contents" }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            dir="auto"
            variant="body2"
            sx={{ m: 0, minWidth: 0, overflowWrap: "anywhere", ...alignStart }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
