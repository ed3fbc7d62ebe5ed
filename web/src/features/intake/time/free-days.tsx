import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useNow } from "#ui/time/use-now.ts";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import { timeKey, type FreeTime } from "./use-hold-time.ts";

interface FreeDaysProps {
  times: readonly FreeTime[];
  /** The key of the held time; choosing it again releases it. */
  chosen?: string;
  timeZone: string;
  disabled: boolean;
  onChoose: (time: FreeTime) => void;
}

/** Free times by day, in the facility's time zone. */
export function FreeDays({ times, chosen, timeZone, disabled, onChoose }: FreeDaysProps) {
  const today = dayWords(timeZone, useNow().toISOString());
  const days = Map.groupBy(times, ({ startsAt }) => dayWords(timeZone, startsAt));

  return [...days].map(([day, ofDay]) => (
    <Box key={day} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 500 }}>
        {day === today ? t("intake.rushFeeHint", { day }) : day}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {ofDay.map((time) => (
          <Chip
            key={time.startsAt}
            variant={timeKey(time) === chosen ? "filled" : "outlined"}
            color={timeKey(time) === chosen ? "primary" : "default"}
            aria-pressed={timeKey(time) === chosen}
            disabled={disabled}
            label={
              day === today
                ? t("intake.rushTime", { time: timeWithZone(timeZone, time.startsAt) })
                : timeWithZone(timeZone, time.startsAt)
            }
            onClick={() => onChoose(time)}
            sx={{ "@media (pointer: coarse)": { height: 44 } }}
          />
        ))}
      </Box>
    </Box>
  ));
}
