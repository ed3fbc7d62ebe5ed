import { t } from "@boresight/domain/texts/text";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { CodeField, readCode } from "#features/accounts/sign-in/code-field.tsx";
import { useArrive } from "#features/accounts/sign-in/use-arrive.ts";
import { useAsk } from "#features/accounts/sign-in/use-ask.ts";
import { VisitorForm } from "#features/accounts/sign-in/visitor-form.tsx";
import { VisitorPage } from "#features/accounts/sign-in/visitor-page.tsx";
import { BackLink } from "#features/accounts/sign-in/back-link.tsx";

/** The second factor, after the password. */
export function TwoSteps() {
  const { status, signInWithTotp } = useAuth();
  const arrive = useArrive();
  const [wrong, setWrong] = useState<string>();
  const { busy, refusal, ask } = useAsk();
  const [started] = useState(status === "needsMfa");
  if (!started) return <Navigate to="/login" replace />;
  const send = async (typed: (name: string) => string) => {
    const otp = readCode(typed("code"));
    setWrong(otp ? undefined : t("accounts.typeTheSixDigitsYourAuthenticator"));
    if (otp && (await ask(signInWithTotp({ otp })))) await arrive();
  };

  return (
    <VisitorPage title={t("accounts.twoStepCode")} lead={t("accounts.openYourAuthenticatorAppAndType")}>
      <VisitorForm action={t("accounts.signIn")} busy={busy} refusal={refusal} onSend={send}>
        <CodeField label={t("accounts.code")} error={wrong} />
      </VisitorForm>
      <BackLink />
    </VisitorPage>
  );
}
