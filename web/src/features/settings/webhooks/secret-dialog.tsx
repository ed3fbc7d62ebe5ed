import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { ContentCopyOutlined } from "#ui/icons/content-copy-outlined.ts";
import { useId } from "react";
import { useMessage } from "#ui/dialog/message-bar.tsx";

/** The secret stays until the reader confirms that it is stored: a click beside the dialog does not close it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const titleId = useId();
  const showMessage = useMessage();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showMessage("Signing secret copied");
  };

  return (
    <Dialog open aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 480 } } }}>
      <DialogTitle id={titleId}>Signing secret</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 4 }}>
        <Alert severity="warning">Copy it now: it is not shown again.</Alert>
        <Typography variant="body2">
          Every delivery is signed with this secret. Your program checks the signature to be sure that the delivery
          comes from here.
        </Typography>
        <Typography
          variant="code"
          component="p"
          dir="ltr"
          sx={{ m: 0, p: 3, borderRadius: 1, bgcolor: "ground.sunken", overflowWrap: "anywhere", userSelect: "all" }}
        >
          {secret}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="contained" onClick={onClose}>
          I have copied it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
