import { t } from "@boresight/domain/texts/text";
import { isEmail, isPassword } from "@boresight/domain/accounts/credentials";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import { useState } from "react";
import type { Credentials } from "#auth/sign-in/sign-in-methods.ts";
import { PasswordField } from "#ui/form/password-field.tsx";
import { EmailField } from "./email-field.tsx";
import { StepMark } from "./step-mark.tsx";
import { VisitorForm } from "./visitor-form.tsx";
import { VisitorPage } from "./visitor-page.tsx";
import { BackLink } from "./back-link.tsx";

type Problems = { email?: string; password?: string };

interface HowYouSignInProps {
  email: string;
  passwordMin: number;
  onDone: (credentials: Credentials) => void;
}

export function HowYouSignIn({ email, passwordMin, onDone }: HowYouSignInProps) {
  const [problems, setProblems] = useState<Problems>({});
  const next = async (typed: (name: string) => string) => {
    const chosen = { email: typed("email"), password: typed("password") };
    const found = problemsWith(chosen, passwordMin);
    setProblems(found);
    if (Object.keys(found).length === 0) onDone(chosen);
  };

  return (
    <VisitorPage title={t("accounts.createAnAccount")} lead={<StepMark step={1} words={t("accounts.howYouSignIn")} />}>
      <VisitorForm action={t("accounts.continue")} busy={false} refusal={null} onSend={next}>
        <EmailField error={problems.email} defaultValue={email} />
        <PasswordField
          label={t("base.password")}
          name="password"
          error={problems.password}
          help={t("accounts.atLeastPasswordminCharactersLongerIs", { passwordMin })}
          autoComplete="new-password"
        />
      </VisitorForm>
      <BackLink />
    </VisitorPage>
  );
}

/** Validates both fields at once, so that nobody corrects one only to meet the other. */
export function problemsWith({ email, password }: Credentials, passwordMin: number): Problems {
  const isShort = !isPassword(password) || password.length < passwordMin;
  return {
    ...(!isEmail(email) && { email: clientErrorCatalogue["invalid-email"].message }),
    ...(isShort && { password: t("accounts.thePasswordNeedsAtLeastPasswordmin", { passwordMin }) }),
  };
}
