import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { clockWords, dayWords, timeWithZone, zoneName } from "./zone-times.ts";

interface DayTimesProps<Time extends { startsAt: string }> {
  times: readonly Time[];
  timeZone: string;
  isChosen: (time: Time) => boolean;
  disabled?: boolean;
  /** What is shown instead of a day's name, and before its times for who cannot see it. */
  wordsOfDay?: (day: string) => { title: string; mark: (time: string) => string };
  onChoose: (time: Time) => void;
}

const plain = (day: string) => ({ title: day, mark: (time: string) => time });

/** Times to choose from, by day, in a place's time zone, which is named once. */
export function DayTimes<Time extends { startsAt: string }>(props: DayTimesProps<Time>) {
  const { times, timeZone, isChosen, disabled = false, wordsOfDay = plain, onChoose } = props;
  const days = Map.groupBy(times, ({ startsAt }) => dayWords(timeZone, startsAt));
  const zones = [...new Set(times.map(({ startsAt }) => zoneName(timeZone, startsAt)))];
  if (times.length === 0) return null;

  return (
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {t("ui.timesInZone", { zone: zones.join(" / ") })}
      </Typography>
      {[...days].map(([day, ofDay]) => {
        const words = wordsOfDay(day);
        return (
          <Box key={day} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 500 }}>
              {words.title}
            </Box>
            <Box sx={chips}>
              {ofDay.map((time) => (
                <Chip
                  key={time.startsAt}
                  variant={isChosen(time) ? "filled" : "outlined"}
                  color={isChosen(time) ? "primary" : "default"}
                  aria-pressed={isChosen(time)}
                  aria-label={words.mark(timeWithZone(timeZone, time.startsAt))}
                  disabled={disabled}
                  label={clockWords(timeZone, time.startsAt)}
                  onClick={() => onChoose(time)}
                  sx={isChosen(time) ? { ...chip, ...filled } : chip}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** Three in a row on a phone. */
const chips = { display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(84px, 1fr))" };
const chip = { fontVariantNumeric: "tabular-nums", "@media (pointer: coarse)": { height: 44 } };
const filled = {
  fontWeight: 600,
  bgcolor: "primary.main",
  color: "primary.contrastText",
  "&:hover, &.Mui-focusVisible": { bgcolor: "primary.dark" },
};
