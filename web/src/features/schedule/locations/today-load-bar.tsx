import { useNow } from "#ui/time/use-now.ts";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { loadOn, type Load } from "./today-load.ts";

interface TodayLoadBarProps {
  calendar: Parameters<typeof loadOn>[1];
  booked: Parameters<typeof loadOn>[2];
}

/** What is booked of today's open hours. It brings the arithmetic of time zones along, so it is loaded after the page. */
export const TodayLoadBar = ({ calendar, booked }: TodayLoadBarProps) => (
  <LoadBar load={loadOn(useNow(), calendar, booked)} />
);

/** Today's load as a bar and in words. */
function LoadBar({ load: { appointments, bookedMinutes, openMinutes } }: { load: Load }) {
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
