import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useCallback, useId, useRef, type ReactNode } from "react";
import { useConfirm } from "./confirm-dialog.tsx";
import { MarkUnsaved } from "./unsaved.ts";
import { leaveUnsaved } from "./leave-unsaved.ts";
import { saveByKey } from "./save-by-key.ts";
import { useFirstFocus } from "./use-first-focus.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";

/** The labels of an action that cancels something, and of the button that leaves it as it is: "Cancel" would be both. */
interface Cancellation {
  does: string;
  keeps: string;
}

const isCancellation = (action: ReactNode | Cancellation): action is Cancellation =>
  typeof action === "object" && action !== null && "keeps" in action;

interface FormDialogProps {
  title: string;
  /** The label of the main button, or the buttons that stand for it. */
  action: ReactNode | Cancellation;
  busy: boolean;
  /** The error to show. */
  problem?: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with a few fields: Enter submits it, in a multi-line field Ctrl or Cmd with Enter; Esc closes it, after a
 * question when something was typed or picked.
 */
export function FormDialog({ title, action, busy, problem, onSubmit, onClose, children }: FormDialogProps) {
  const titleId = useId();
  const form = useFirstFocus<HTMLFormElement>();
  const typed = useRef(false);
  const confirm = useConfirm();
  const mark = useCallback(() => {
    typed.current = true;
  }, []);
  const leave = async () => {
    if (!typed.current || (await confirm(leaveUnsaved))) onClose();
  };

  return (
    <Dialog open onClose={() => void leave()} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 480 } } }}>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
        onKeyDown={saveByKey(onSubmit)}
        onChange={mark}
        sx={{ display: "contents" }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {/* Above what scrolls: it is seen wherever the fields were scrolled to. */}
        {problem && (
          <Alert severity="error" sx={{ mx: 6, mb: 2, flexShrink: 0 }}>
            {problem}
          </Alert>
        )}
        <DialogContent sx={{ display: "grid", gap: 1, alignContent: "start" }}>
          <MarkUnsaved value={mark}>{children}</MarkUnsaved>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void leave()}>{isCancellation(action) ? action.keeps : t("base.cancel")}</Button>
          {typeof action === "string" || isCancellation(action) ? (
            <Button type="submit" variant="contained" loading={busy}>
              {isCancellation(action) ? action.does : action}
            </Button>
          ) : (
            action
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
