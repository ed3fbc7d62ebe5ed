import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";

/** Beside what cannot wait on the device. */
export function NeedsNetwork() {
  return (
    <Typography
      variant="body2"
      sx={{ color: "tone.amber.text", alignSelf: "center", width: { xs: "100%", md: "auto" } }}
    >
      {t("app.needsNetwork")}
    </Typography>
  );
}
