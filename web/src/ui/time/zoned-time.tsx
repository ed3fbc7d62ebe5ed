import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { RelativeTime } from "./relative-time.tsx";
import { momentWords, readersZone, timeElsewhere } from "./zone-times.ts";

/** A moment in a place's time zone and its distance from now; readers in another zone see their own time beside it. */
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
            <bdi>{t("ui.ownYourTime", { time: own })}</bdi>
          </>
        )}
      </Typography>
    </>
  );
}
