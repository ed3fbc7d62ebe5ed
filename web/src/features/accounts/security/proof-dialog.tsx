import Typography from "@mui/material/Typography";
import type { Proof } from "#auth/account-client.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { useProvedAttempt } from "./use-proved-attempt.ts";

interface ProofDialogProps {
  title: string;
  /** What follows from it. */
  text: string;
  action: string;
  work: (proof: Proof) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation of a step that takes the current password. */
export function ProofDialog({ title, text, action, work, onDone, onClose }: ProofDialogProps) {
  const { attempt, busy, problem, currentPassword } = useProvedAttempt();
  const submit = async () => {
    if (await attempt(work)) onDone();
  };

  return (
    <FormDialog
      title={title}
      action={action}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {text}
      </Typography>
      <CurrentPasswordField {...currentPassword} />
    </FormDialog>
  );
}
