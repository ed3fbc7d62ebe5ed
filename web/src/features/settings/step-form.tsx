import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";

interface StepFormProps {
  busy: boolean;
  problem: string | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** A short form within a page. */
export const StepForm = ({ busy, problem, onSubmit, children }: StepFormProps) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
    sx={{ display: "grid", gap: 1, maxWidth: 520, mt: 2 }}
  >
    {problem && <Alert severity="error">{problem}</Alert>}
    {children}
    <Box>
      <Button type="submit" variant="outlined" loading={busy}>
        {t("base.save")}
      </Button>
    </Box>
  </Box>
);
