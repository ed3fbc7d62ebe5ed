import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { isKnown, type Detail } from "./details-list.tsx";

/** A few details side by side; hidden when none of them is known and there is no action. */
export function DetailsLine({ details, aside }: { details: readonly Detail[]; aside?: ReactNode }) {
  const known = details.filter(isKnown);
  if (known.length === 0 && !aside) return null;

  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 3,
        rowGap: 1,
        "& > button": { minWidth: 0 },
      }}
    >
      {known.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t("ui.nothingNotedYet")}
        </Typography>
      )}
      {known.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1, minWidth: 0 }}>
          {known.map(({ label, value }) => (
            <Box key={label} sx={{ display: "flex", gap: 2, minWidth: 0 }}>
              <Typography component="dt" variant="body2" color="textSecondary" sx={{ whiteSpace: "nowrap" }}>
                {label}
              </Typography>
              <Typography
                component="dd"
                dir="auto"
                variant="body2"
                sx={{ m: 0, minWidth: 0, overflowWrap: "anywhere" }}
              >
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {aside}
    </Box>
  );
}
