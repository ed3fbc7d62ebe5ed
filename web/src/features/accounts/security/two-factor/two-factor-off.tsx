import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { RecoveryCodeField } from "./recovery-code-field.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CodeInput } from "./code-input.tsx";
import { useCode } from "./use-code.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { useAttempt } from "#features/accounts/security/use-attempt.ts";

/** Takes a code of the app; for those who lost it, a recovery code. */
export function TwoFactorOff({ onClose }: { onClose: () => void }) {
  const [isLost, setLost] = useState(false);
  const done = { done: t("accounts.twoStepSignInIsOff"), onDone: onClose };
  const code = useCode({ activeMfaType: "", ...done });
  const recovery = useRecoveryCode(done);
  const { busy, problem, submit } = isLost ? recovery : code;
  const { typed, error, onType } = recovery.field;

  return (
    <FormDialog
      title={t("accounts.turnTwoStepSignInOff")}
      action={t("base.turnOff")}
      busy={busy}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t("accounts.fromThenOnYourPasswordAlone")}
      </Typography>
      {isLost ? (
        <RecoveryCodeField
          error={error}
          input={{ size: "small", value: typed, onChange: ({ target }) => onType(target.value) }}
        />
      ) : (
        <CodeInput {...code.field} />
      )}
      <Button sx={{ justifySelf: "start" }} onClick={() => setLost(!isLost)}>
        {isLost ? t("accounts.useTheAuthenticatorApp") : t("accounts.useARecoveryCode")}
      </Button>
    </FormDialog>
  );
}

/** Turns two-factor authentication off with a recovery code. */
function useRecoveryCode({ done, onDone }: { done: string; onDone: () => void }) {
  const client = useAccountClient();
  const { reload } = useOwnAccount();
  const { attempt, busy, problem } = useAttempt();
  const showMessage = useMessage();
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState<string>();
  const submit = async () => {
    const recoveryCode = typed.trim();
    if (!recoveryCode) return setMissing(t("accounts.enterARecoveryCode"));
    setMissing(undefined);
    if (!(await attempt(() => client.turnMfaOffByRecoveryCode({ recoveryCode })))) return;
    showMessage(done);
    onDone();
    await reload();
  };

  return { busy, problem, submit: () => void submit(), field: { typed, error: missing, onType: setTyped } };
}
