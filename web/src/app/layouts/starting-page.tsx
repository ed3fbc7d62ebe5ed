import { asSentence } from "@boresight/domain/texts/as-sentence";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";

/** Shown only when restoring the session takes long, on a slow or missing network. */
export function StartingPage({ problem }: { problem: string | undefined }) {
  return (
    <Box
      component="output"
      sx={{
        minHeight: "100dvh",
        display: "grid",
        placeContent: "center",
        justifyItems: "center",
        gap: 4,
        animation: "starting-page-appears 180ms 600ms both",
        "@keyframes starting-page-appears": { from: { opacity: 0 } },
      }}
    >
      <CircularProgress size={28} aria-label={t("app.loading")} />
      {problem && (
        <Typography color="textSecondary">{t("app.problemTryingAgain", { problem: asSentence(problem) })}</Typography>
      )}
    </Box>
  );
}
