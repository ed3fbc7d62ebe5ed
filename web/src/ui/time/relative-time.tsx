import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { formatMoment, formatRelative } from "./times.ts";
import { useNow } from "./use-now.ts";

interface RelativeTimeProps {
  moment: string;
  /** Whose calendar days count; the reader's own without it. */
  timeZone?: string;
}

/** How long ago or ahead; the exact moment in the tooltip. */
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
