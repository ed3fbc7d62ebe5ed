import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { Load } from "./today-load.ts";

/** Today's load as a bar and in words. */
export function LoadBar({ load: { appointments, bookedMinutes, openMinutes } }: { load: Load }) {
  const share = openMinutes === 0 ? 0 : Math.min(100, Math.round((100 * bookedMinutes) / openMinutes));
  const words = openMinutes === 0 ? t("schedule.closedToday") : t("schedule.percentBookedToday", { percent: share });

  return (
    <Box>
      <Box sx={{ display: "flex", justifyContent: "space-between", mb: 1 }}>
        <Typography variant="body2">{words}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t("schedule.appointments", { count: appointments })}
        </Typography>
      </Box>
      <LinearProgress variant="determinate" value={share} aria-label={words} sx={{ height: 6, borderRadius: 3 }} />
    </Box>
  );
}
