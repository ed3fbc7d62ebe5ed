import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { use, useEffect, type ReactNode } from "react";
import { saveByKey } from "./save-by-key.ts";
import { LeaveSheet } from "./unsaved.ts";

interface SheetFormProps {
  /** The label of the main button. */
  action?: string;
  busy: boolean;
  /** The error to show. */
  problem?: string | null;
  /** Whether something in it is unsaved: the sheet then asks before it closes. */
  isDirty?: boolean;
  onSubmit: () => void;
  /** Without it only the sheet's own close button cancels. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form that fills a sheet: its fields scroll, its button stays; Ctrl or Cmd with Enter saves from any field. */
export function SheetForm({ action = t("base.save"), isDirty = false, ...props }: SheetFormProps) {
  const { busy, problem, onSubmit, onCancel, children } = props;
  const sheet = use(LeaveSheet);
  useEffect(() => {
    sheet?.setUnsaved(isDirty);
    return () => sheet?.setUnsaved(false);
  }, [sheet, isDirty]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault(); // The browser asks in its own words.
    if (isDirty) window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
      onKeyDown={saveByKey(onSubmit)}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, flexGrow: 1 }}
    >
      {/* Above what scrolls: it is seen wherever the fields were scrolled to. */}
      {problem && (
        <Alert severity="error" sx={{ mx: 6, mb: 2, flexShrink: 0 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ overflowY: "auto", px: 6, pb: 4, display: "grid", gap: 1, alignContent: "start", flexGrow: 1 }}>
        {children}
      </Box>
      <Box
        sx={{ display: "flex", justifyContent: "flex-end", gap: 2, px: 6, py: 4, borderTop: 1, borderColor: "divider" }}
      >
        {onCancel && <Button onClick={() => (sheet ? sheet.leave(onCancel) : onCancel())}>{t("base.cancel")}</Button>}
        <Button type="submit" variant="contained" fullWidth={!onCancel} loading={busy}>
          {action}
        </Button>
      </Box>
    </Box>
  );
}
