import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { RelativeTime } from "./relative-time.tsx";
import { momentWords, readersZone, timeElsewhere } from "./zone-times.ts";

/** A moment on the clock of a place, and how far it is; who reads it on another clock finds their own time beside it. */
export function ZonedTime({ timeZone, moment }: { timeZone: string; moment: string }) {
  const own = timeElsewhere(readersZone(), timeZone, moment);

  return (
    <>
      <Box component="span" sx={{ display: "block" }}>
        <time dir="auto" dateTime={moment}>
          {momentWords(timeZone, moment)}
        </time>
      </Box>
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
        <RelativeTime moment={moment} timeZone={timeZone} />
        {own && (
          <>
            {" · "}
            <bdi>{own} your time</bdi>
          </>
        )}
      </Typography>
    </>
  );
}
