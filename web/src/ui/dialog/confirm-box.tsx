import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { Dialog } from "#ui/overlay/overlays.tsx";

export function ConfirmBox({ text, onSettle }: { text: string; onSettle: (confirmed: boolean) => void }) {
  return (
    <Dialog
      open
      onClose={() => onSettle(false)}
      aria-labelledby="confirmation-title"
      slotProps={{ paper: { sx: { width: "100%", maxWidth: 400 } } }}
    >
      <DialogTitle id="confirmation-title">{t("ui.confirmation")}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onSettle(false)}>{t("base.cancel")}</Button>
        <Button variant="contained" onClick={() => onSettle(true)}>
          {t("ui.ok")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
