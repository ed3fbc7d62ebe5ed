import { t } from "@boresight/domain/texts/text";
import { lengthWords, noSlotWords } from "@boresight/domain/schedule/no-slot-words";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { use, useId } from "react";
import { MarkUnsaved } from "#ui/dialog/unsaved.ts";
import { DayTimes } from "#ui/time/day-times.tsx";
import type { FreeTime, FreeTimesFound } from "./use-free-times.ts";

interface FreeTimesProps {
  /** Null while loading. */
  free: FreeTimesFound | null;
  timeZone: string;
  chosen?: { bayId: string; startsAt: string } | null;
  onChoose: (time: FreeTime) => void;
}

/** The next free times to choose from, or why there are none. */
export function FreeTimeChips({ free, timeZone, chosen = null, onChoose }: FreeTimesProps) {
  const titleId = useId();
  const mark = use(MarkUnsaved);
  const reason = free?.reasons[0];
  const isChosen = ({ bayId, startsAt }: FreeTime) =>
    bayId === chosen?.bayId && Date.parse(startsAt) === Date.parse(chosen.startsAt);

  return (
    <Box sx={{ mb: 3, height: "max-content", minHeight: 92 }}>
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 500, mb: 2 }}>
        {free
          ? t("schedule.nextFreeTimesForMinutesMinutes", { duration: lengthWords(free.minutes) })
          : t("schedule.lookingForFreeTimes")}
      </Typography>
      <Box component="fieldset" aria-labelledby={titleId} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <DayTimes
          times={free?.slots ?? []}
          timeZone={timeZone}
          isChosen={isChosen}
          onChoose={(slot) => {
            onChoose(slot);
            mark();
          }}
        />
      </Box>
      {reason && (
        <Typography variant="body2" color="textSecondary">
          {noSlotWords(reason)}
        </Typography>
      )}
    </Box>
  );
}
