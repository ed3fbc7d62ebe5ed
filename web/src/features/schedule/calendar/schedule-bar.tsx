import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { shiftDay, spanWords } from "#ui/time/calendar-days.ts";
import { DayStepper } from "#ui/time/day-stepper.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import type { Choice } from "#ui/form/select-input.tsx";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { CalendarLinkButton } from "./calendar-link-button.tsx";
import type { CalendarFeed } from "./calendar-link-dialog.tsx";
import type { GroupBy } from "#features/schedule/schedule-columns.ts";
import { shownDays, type ScheduleView } from "./schedule-days.ts";

interface ScheduleBarProps {
  facilities: readonly Choice[];
  facilityId: string;
  view: ScheduleView;
  by: GroupBy;
  date: string;
  today: string;
  /** Phones always show the list. */
  isNarrow: boolean;
  /** Whose appointments the calendar link contains. */
  feed: CalendarFeed;
  onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
}

const views = [
  { value: "day", label: t("base.day") },
  { value: "week", label: t("base.week") },
  { value: "timeline", label: t("base.timeline") },
  { value: "list", label: t("schedule.list") },
];
const groups = [
  { value: "bay", label: t("schedule.bays") },
  { value: "technician", label: t("base.technicians") },
];

/** Selects facility, days and display. */
export function ScheduleBar({ facilities, facilityId, view, by, date, ...rest }: ScheduleBarProps) {
  const { today, isNarrow, feed, onChange } = rest;
  const step = view === "week" || view === "list" ? 7 : 1;
  const isPacking = view === "packing";

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
      <SelectFilter
        label={t("base.location")}
        value={facilityId}
        choices={facilities}
        onSelect={(facility) => onChange({ facility })}
      />
      <DayStepper
        earlier={shiftDay(date, -step)}
        today={today}
        later={shiftDay(date, step)}
        onChoose={(chosen) => onChange({ date: chosen })}
      />
      <Typography variant="h2" aria-live="polite" sx={{ flexGrow: 1, minWidth: 120 }}>
        {spanWords(shownDays(view, date))}
      </Typography>
      <CalendarLinkButton feed={feed} />
      <Button
        variant={isPacking ? "contained" : "outlined"}
        color="inherit"
        aria-pressed={isPacking}
        onClick={() => onChange({ view: isPacking ? undefined : "packing" })}
      >
        {t("schedule.packingList")}
      </Button>
      {(view === "day" || view === "timeline") && (
        <SegmentedChoice
          label={t("base.columns")}
          value={by}
          choices={groups}
          onChoose={(chosen) => onChange({ by: chosen })}
        />
      )}
      {!isNarrow && (
        <SegmentedChoice
          label={t("schedule.view")}
          value={view}
          choices={views}
          onChoose={(chosen) => onChange({ view: chosen })}
        />
      )}
    </Box>
  );
}
