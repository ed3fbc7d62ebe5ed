import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { pageAfterSignIn } from "#auth/sign-in/page-after-sign-in.ts";
import type { Credentials } from "#auth/sign-in/sign-in-methods.ts";
import { useAuth } from "#auth/use-auth.ts";
import { FormField } from "#ui/form/form-field.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { StepMark } from "./step-mark.tsx";
import { useArrive } from "./use-arrive.ts";
import { useAsk } from "./use-ask.ts";
import { VisitorForm } from "./visitor-form.tsx";
import { VisitorPage } from "./visitor-page.tsx";
import { BackLink } from "./back-link.tsx";

const longestName = 32;

export function WhoYouAre({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
  const { signUp } = useAuth();
  const arrive = useArrive();
  const { to }: Record<string, string> = useSearch({ strict: false });
  const [unnamed, setUnnamed] = useState<string>();
  const { busy, refusal, ask } = useAsk();
  const register = async (typed: (name: string) => string) => {
    const displayName = typed("name").trim();
    setUnnamed(nameProblem(displayName));
    if (nameProblem(displayName)) return;
    const metadata = { company: typed("company").trim(), phone: typed("phone").trim() };
    const { email } = credentials;
    const options = { displayName, metadata, redirectTo: pageAfterSignIn(to) };
    if (await ask(signUp({ ...credentials, options }))) await arrive({ email });
  };

  return (
    <VisitorPage title={t("accounts.createAnAccount")} lead={<StepMark step={2} words={t("accounts.whoYouAre")} />}>
      <VisitorForm action={t("accounts.createTheAccount")} busy={busy} refusal={refusal} onSend={register}>
        <PlainField label={t("base.yourName")} name="name" error={unnamed} autoComplete="name" />
        <PlainField label={t("base.company")} name="company" optional autoComplete="organization" />
        <PlainField label={t("base.phone")} name="phone" optional type="tel" autoComplete="tel" />
        <Typography variant="body2" color="textSecondary" sx={{ mt: -2 }}>
          <RichText
            text={t("accounts.agreeToTerms", slots("terms"))}
            terms={
              <Link component={RouteLink} to="/terms-of-service">
                {t("accounts.termsOfService")}
              </Link>
            }
          />
        </Typography>
      </VisitorForm>
      <Button onClick={onBack} sx={{ mt: 3, px: 0 }}>
        {t("accounts.changeEmailOrPassword")}
      </Button>
      <BackLink />
    </VisitorPage>
  );
}

function nameProblem(name: string): string | undefined {
  if (name === "") return t("accounts.tellUsYourName");
  if (name.length > longestName) return t("accounts.nameIsTooLong", { max: longestName });
  return /^[\p{L}\p{N}\p{S} ,.'-]+$/u.test(name) ? undefined : t("accounts.theNameMayHaveLettersDigits");
}

interface PlainFieldProps extends Pick<OutlinedInputProps, "autoComplete" | "type"> {
  label: string;
  name: string;
  error?: string | undefined;
  optional?: boolean;
}

function PlainField({ label, error, optional = false, ...input }: PlainFieldProps) {
  return (
    <FormField label={label} error={error} optional={optional}>
      {(ids) => <OutlinedInput {...ids} {...input} error={error !== undefined} size="small" />}
    </FormField>
  );
}
