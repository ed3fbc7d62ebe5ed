import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { saveByKey } from "../dialog/save-by-key.ts";

interface PageFormProps {
  busy: boolean;
  /** The error to show. */
  problem: string | null;
  maxWidth?: number;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that is a page's own: cards of fields, and below them the button that saves them as a whole. */
export const PageForm = ({ busy, problem, maxWidth, onSubmit, children }: PageFormProps) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
    onKeyDown={saveByKey(onSubmit)}
    sx={{ display: "grid", gap: 4, minWidth: 0, ...(maxWidth !== undefined && { maxWidth }) }}
  >
    {problem && <Alert severity="error">{problem}</Alert>}
    {children}
    <Box>
      <Button type="submit" variant="contained" loading={busy}>
        {t("base.save")}
      </Button>
    </Box>
  </Box>
);
