import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import { useState } from "react";
import type { Message } from "./message-bar.tsx";

const defaultTimeout = 5000;

export function MessageSnackbar({ message }: { message: Message }) {
  const { text, color = "success", timeout = defaultTimeout, undo } = message;
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);

  return (
    <Snackbar
      open={open}
      autoHideDuration={timeout > 0 ? timeout : null}
      onClose={(_event, reason) => reason !== "clickaway" && close()}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      sx={{
        bottom: {
          xs: "calc(8px + var(--dock, 0px) + var(--corner, 0px))",
          sm: "calc(24px + var(--corner, 0px))",
          lg: 24,
        },
      }}
    >
      <Alert
        severity={color}
        variant="filled"
        action={
          <>
            {undo && (
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  close();
                  undo();
                }}
                sx={{ fontWeight: 600 }}
              >
                {t("base.undo")}
              </Button>
            )}
            <Button color="inherit" size="small" onClick={close}>
              {t("base.close")}
            </Button>
          </>
        }
        sx={{ alignItems: "center", minWidth: { sm: 320 } }}
      >
        {text}
      </Alert>
    </Snackbar>
  );
}
