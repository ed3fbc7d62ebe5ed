import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import { useState } from "react";
import type { Message } from "./message-bar.tsx";

export function MessageSnackbar({ message: { text, color, timeout } }: { message: Message }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);

  return (
    <Snackbar
      open={open}
      autoHideDuration={timeout > 0 ? timeout : null}
      onClose={(_event, reason) => reason !== "clickaway" && close()}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
    >
      <Alert
        severity={color}
        variant="filled"
        action={
          <Button color="inherit" size="small" onClick={close}>
            {t("base.close")}
          </Button>
        }
        sx={{ alignItems: "center", minWidth: { sm: 320 } }}
      >
        {text}
      </Alert>
    </Snackbar>
  );
}
