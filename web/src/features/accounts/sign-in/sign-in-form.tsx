import { t } from "@boresight/domain/texts/text";
import { credentialsProblem } from "@boresight/domain/accounts/credentials";
import { clientErrorCatalogue, type ClientErrorCode } from "@boresight/domain/base/client-errors";
import Link from "@mui/material/Link";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { PasswordField } from "#ui/form/password-field.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { EmailField } from "./email-field.tsx";
import { useArrive } from "./use-arrive.ts";
import { VisitorForm } from "./visitor-form.tsx";

/** On a phone the keyboard would rise over what else can be chosen. */
const hasKeyboard = (): boolean =>
  typeof window.matchMedia === "function" && window.matchMedia("(hover: hover) and (pointer: fine)").matches;

/** Email and password, validated by the domain's schemas. */
export function SignInForm() {
  const { signIn, status, error } = useAuth();
  const arrive = useArrive();
  const [wrong, setWrong] = useState<ClientErrorCode | null>(null);
  const send = async (typed: (name: string) => string) => {
    const credentials = { email: typed("email"), password: typed("password") };
    const problem = credentialsProblem(credentials);
    setWrong(problem);
    if (problem) return;
    const refused = await signIn(credentials);
    if (!refused || refused.error === "unverified-user") await arrive({ unverified: credentials.email });
  };
  const problemOf = (code: ClientErrorCode) => (wrong === code ? clientErrorCatalogue[code].message : undefined);
  const refusal = wrong || status === "signingIn" ? null : (error?.message ?? null);

  return (
    <VisitorForm
      action={t("accounts.signIn")}
      busy={status === "signingIn"}
      refusal={refusal}
      focusFirst={hasKeyboard()}
      onSend={send}
    >
      <EmailField error={problemOf("invalid-email")} />
      <PasswordField
        label={t("base.password")}
        name="password"
        error={problemOf("invalid-password")}
        autoComplete="current-password"
      />
      <Link component={RouteLink} to="/forgot-password" variant="body2" sx={{ justifySelf: "start", mt: -3, mb: 1 }}>
        {t("accounts.forgotYourPassword")}
      </Link>
    </VisitorForm>
  );
}
