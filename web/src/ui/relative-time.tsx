import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { formatMoment, formatRelative } from "./times.ts";
import { useNow } from "./use-now.ts";

/** How long ago or ahead; the exact moment in the tooltip. */
export function RelativeTime({ moment }: { moment: string }) {
  const now = useNow();

  return (
    <Tooltip title={formatMoment(moment)}>
      <Box component="time" dir="auto" dateTime={moment} sx={{ whiteSpace: "nowrap" }}>
        {formatRelative(moment, now)}
      </Box>
    </Tooltip>
  );
}
