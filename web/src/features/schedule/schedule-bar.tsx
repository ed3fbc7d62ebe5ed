import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { SelectFilter, type Choice } from "#ui/select-filter.tsx";
import { CalendarLinkButton } from "./calendar-link-button.tsx";
import type { CalendarFeed } from "./calendar-link-dialog.tsx";
import type { GroupBy } from "./calendar-rows.ts";
import { shiftDay, shownDays, titleOf, type ScheduleView } from "./schedule-days.ts";

interface ScheduleBarProps {
  facilities: readonly Choice[];
  facilityId: string;
  view: ScheduleView;
  by: GroupBy;
  date: string;
  today: string;
  /** Phones show the list, whatever is chosen. */
  isNarrow: boolean;
  /** Whose appointments the calendar link tells. */
  feed: CalendarFeed;
  onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
}

const views = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "timeline", label: "Timeline" },
  { value: "list", label: "List" },
];
const groups = [
  { value: "bay", label: "Bays" },
  { value: "technician", label: "Technicians" },
];

/** Which facility, which days, and how they are drawn. */
export function ScheduleBar({ facilities, facilityId, view, by, date, ...rest }: ScheduleBarProps) {
  const { today, isNarrow, feed, onChange } = rest;
  const step = view === "day" || view === "timeline" ? 1 : 7;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
      <SelectFilter
        label="Location"
        value={facilityId}
        choices={facilities}
        onSelect={(facility) => onChange({ facility })}
      />
      <Box sx={{ display: "flex", alignItems: "center" }}>
        <IconButton aria-label="Earlier" onClick={() => onChange({ date: shiftDay(date, -step) })}>
          <ChevronLeft className="mirrored" />
        </IconButton>
        <Button size="small" onClick={() => onChange({ date: today })}>
          Today
        </Button>
        <IconButton aria-label="Later" onClick={() => onChange({ date: shiftDay(date, step) })}>
          <ChevronRight className="mirrored" />
        </IconButton>
      </Box>
      <Typography variant="h2" aria-live="polite" sx={{ flexGrow: 1, minWidth: 120 }}>
        {titleOf(shownDays(view, date))}
      </Typography>
      <CalendarLinkButton feed={feed} />
      {view !== "list" && (
        <SegmentedChoice label="Columns" value={by} choices={groups} onChoose={(chosen) => onChange({ by: chosen })} />
      )}
      {!isNarrow && (
        <SegmentedChoice label="View" value={view} choices={views} onChoose={(chosen) => onChange({ view: chosen })} />
      )}
    </Box>
  );
}
