import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import CloudOffOutlined from "~icons/ic/outline-cloud-off";
import { useNow } from "#ui/time/use-now.ts";
import { wallSizes } from "./wall-sizes.ts";

const clock = new Intl.DateTimeFormat(localeTag(), { hour: "numeric", minute: "2-digit" });
const withDay = new Intl.DateTimeFormat(localeTag(), { weekday: "short", hour: "numeric", minute: "2-digit" });

/** Warns that the wallboard may be out of date, and since when. */
export function LostMark({ since }: { since: Date }) {
  const now = useNow();
  const form = since.toDateString() === now.toDateString() ? clock : withDay;

  return (
    <Box
      role="alert"
      sx={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        gap: 2,
        px: 4,
        py: 2,
        bgcolor: "tone.red.soft",
        color: "tone.red.text",
        fontSize: wallSizes.heading,
        fontWeight: 600,
      }}
    >
      <CloudOffOutlined aria-hidden sx={{ fontSize: "1.2em" }} />
      {t("wallboard.connectionLostSinceFormTheBoard", { time: form.format(since) })}
    </Box>
  );
}
