import Typography from "@mui/material/Typography";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CodeInput } from "./code-input.tsx";
import { useCode } from "./use-code.ts";

export function TwoFactorOff({ onClose }: { onClose: () => void }) {
  const { busy, problem, submit, field } = useCode({
    activeMfaType: "",
    done: "Two-step sign-in is off",
    onDone: onClose,
  });

  return (
    <FormDialog
      title="Turn two-step sign-in off"
      action="Turn off"
      busy={busy}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        From then on your password alone opens the account.
      </Typography>
      <CodeInput {...field} />
    </FormDialog>
  );
}
