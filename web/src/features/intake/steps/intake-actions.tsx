import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";

interface IntakeActionsProps {
  /** The label of the main button. */
  goOn: string;
  busy: boolean;
  /** Something above has to be corrected first. */
  isWrong: boolean;
  onBack: (() => void) | null;
  /** Null where there is still more to say. */
  onSendNow: (() => void) | null;
}

export function IntakeActions({ goOn, busy, isWrong, onBack, onSendNow }: IntakeActionsProps) {
  return (
    <Box sx={{ display: "flex", gap: 3, position: "sticky", bottom: 0, py: 3, bgcolor: "background.paper", zIndex: 1 }}>
      {onBack && <Button onClick={onBack}>{t("intake.back")}</Button>}
      <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 44, flexGrow: { xs: 1, sm: 0 } }}>
        {goOn}
      </Button>
      {onSendNow && (
        <Button variant="outlined" disabled={busy} onClick={onSendNow} sx={{ minHeight: 44 }}>
          {t("intake.createTheOrderNow")}
        </Button>
      )}
      {isWrong && (
        <Typography variant="body2" color="error" sx={{ alignSelf: "center" }}>
          {t("intake.checkTheMarkedFields")}
        </Typography>
      )}
    </Box>
  );
}
