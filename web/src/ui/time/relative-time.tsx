import Box from "@mui/material/Box";
import { formatMoment, formatRelative } from "./times.ts";
import { useNow } from "./use-now.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

interface RelativeTimeProps {
  moment: string;
  /** The time zone whose calendar days count; by default the reader's own. */
  timeZone?: string;
}

/** A time relative to now; the exact time is in the tooltip. */
export function RelativeTime({ moment, timeZone }: RelativeTimeProps) {
  const now = useNow();

  return (
    <Tooltip title={formatMoment(moment)}>
      <Box component="time" dir="auto" dateTime={moment} sx={{ whiteSpace: "nowrap" }}>
        {formatRelative(moment, now, timeZone)}
      </Box>
    </Tooltip>
  );
}
