import { t } from "@boresight/domain/texts/text";
import { lengthWords, noSlotWords } from "@boresight/domain/schedule/no-slot-words";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { use, useId } from "react";
import { MarkUnsaved } from "#ui/dialog/unsaved.ts";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import type { FreeTime, FreeTimesFound } from "./use-free-times.ts";

interface FreeTimesProps {
  /** Null while loading. */
  free: FreeTimesFound | null;
  timeZone: string;
  onChoose: (time: FreeTime) => void;
}

/** The next free times to choose from, or why there are none. */
export function FreeTimeChips({ free, timeZone, onChoose }: FreeTimesProps) {
  const titleId = useId();
  const mark = use(MarkUnsaved);
  const reason = free?.reasons[0];

  return (
    <Box sx={{ mb: 3, minHeight: 92 }}>
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 500, mb: 2 }}>
        {free
          ? t("schedule.nextFreeTimesForMinutesMinutes", { duration: lengthWords(free.minutes) })
          : t("schedule.lookingForFreeTimes")}
      </Typography>
      <Box
        component="fieldset"
        aria-labelledby={titleId}
        sx={{ border: 0, m: 0, p: 0, display: "flex", flexWrap: "wrap", gap: 2 }}
      >
        {free?.slots.map((slot) => (
          <Chip
            key={slot.startsAt}
            variant="outlined"
            label={`${dayWords(timeZone, slot.startsAt)}, ${timeWithZone(timeZone, slot.startsAt)}`}
            onClick={() => {
              onChoose(slot);
              mark();
            }}
            sx={{ "@media (pointer: coarse)": { height: 44 } }}
          />
        ))}
      </Box>
      {reason && (
        <Typography variant="body2" color="textSecondary">
          {noSlotWords(reason)}
        </Typography>
      )}
    </Box>
  );
}
