import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { BackLink } from "#features/accounts/sign-in/back-link.tsx";
import { CodeField, readCode } from "#features/accounts/sign-in/code-field.tsx";
import { RecoveryCodeField } from "#features/accounts/security/two-factor/recovery-code-field.tsx";
import { useArrive } from "#features/accounts/sign-in/use-arrive.ts";
import { useAsk } from "#features/accounts/sign-in/use-ask.ts";
import { VisitorForm } from "#features/accounts/sign-in/visitor-form.tsx";
import { VisitorPage } from "#features/accounts/sign-in/visitor-page.tsx";

/** The second factor, after the password. */
export function TwoSteps() {
  const { status } = useAuth();
  const [isLost, setLost] = useState(false);
  const [started] = useState(status === "needsMfa");
  if (!started) return <Navigate to="/login" replace />;

  return (
    <VisitorPage
      title={isLost ? t("accounts.recoveryCode") : t("accounts.twoStepCode")}
      lead={isLost ? t("accounts.enterARecoveryCode") : t("accounts.openYourAuthenticatorAppAndType")}
    >
      {isLost ? <RecoveryForm /> : <CodeForm />}
      <Button sx={{ mt: 3 }} onClick={() => setLost(!isLost)}>
        {isLost ? t("accounts.useTheAuthenticatorApp") : t("accounts.useARecoveryCode")}
      </Button>
      <BackLink />
    </VisitorPage>
  );
}

function CodeForm() {
  const { signInWithTotp } = useAuth();
  const arrive = useArrive();
  const [wrong, setWrong] = useState<string>();
  const { busy, refusal, ask } = useAsk();
  const send = async (typed: (name: string) => string) => {
    const otp = readCode(typed("code"));
    setWrong(otp ? undefined : t("accounts.typeTheSixDigitsYourAuthenticator"));
    if (otp && (await ask(signInWithTotp({ otp })))) await arrive();
  };

  return (
    <VisitorForm action={t("accounts.signIn")} busy={busy} refusal={refusal} onSend={send}>
      <CodeField label={t("base.code")} error={wrong} />
    </VisitorForm>
  );
}

/** For people who lost their authenticator app. */
function RecoveryForm() {
  const { signInWithRecoveryCode } = useAuth();
  const arrive = useArrive();
  const [missing, setMissing] = useState<string>();
  const { busy, refusal, ask } = useAsk();
  const send = async (typed: (name: string) => string) => {
    const recoveryCode = typed("recoveryCode").trim();
    setMissing(recoveryCode ? undefined : t("accounts.enterARecoveryCode"));
    if (recoveryCode && (await ask(signInWithRecoveryCode({ recoveryCode })))) await arrive();
  };

  return (
    <VisitorForm action={t("accounts.signIn")} busy={busy} refusal={refusal} onSend={send}>
      <RecoveryCodeField error={missing} input={{ name: "recoveryCode" }} />
    </VisitorForm>
  );
}
