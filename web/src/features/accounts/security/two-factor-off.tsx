import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CodeInput } from "./code-input.tsx";
import { useCode } from "./use-code.ts";

export function TwoFactorOff({ onClose }: { onClose: () => void }) {
  const { busy, problem, submit, field } = useCode({
    activeMfaType: "",
    done: t("accounts.twoStepSignInIsOff"),
    onDone: onClose,
  });

  return (
    <FormDialog
      title={t("accounts.turnTwoStepSignInOff")}
      action={t("accounts.turnOff")}
      busy={busy}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t("accounts.fromThenOnYourPasswordAlone")}
      </Typography>
      <CodeInput {...field} />
    </FormDialog>
  );
}
