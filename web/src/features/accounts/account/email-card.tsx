import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { readEmail } from "@boresight/domain/accounts/credentials";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { AuthError } from "#auth/auth-problem.ts";
import { useAuth } from "#auth/use-auth.ts";
import { FormField } from "#ui/form/form-field.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { CurrentPasswordField } from "#features/accounts/security/current-password-field.tsx";
import { useProvedAttempt } from "#features/accounts/security/use-proved-attempt.ts";
import { VerifyEmailButton } from "#features/accounts/security/verify-email-button.tsx";

/** The address changes only once the link in the email to the new address is opened. */
export function EmailCard() {
  const { user, changeEmail } = useAuth();
  const { attempt, busy, problem, currentPassword } = useProvedAttempt();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const change = async () => {
    const newEmail = readEmail(typed);
    setWrong(newEmail ? undefined : clientErrorCatalogue["invalid-email"].message);
    if (!newEmail) return;
    const sent = await attempt(async (proof) => {
      const refused = await changeEmail({ newEmail, ...proof });
      if (refused) throw new AuthError(refused);
    });
    setSentTo(sent ? newEmail : null);
  };

  return (
    <SectionCard title={t("base.email")}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
        sx={{ display: "grid", gap: 1, maxWidth: 420 }}
      >
        <Typography sx={{ mb: 3 }}>
          <SignsInAs email={user?.email} isVerified={user?.emailVerified} />
        </Typography>
        {user?.email && !user.emailVerified && <VerifyEmailButton email={user.email} />}
        {problem && <Alert severity="error">{problem}</Alert>}
        {sentTo !== null && <Alert severity="info">{t("accounts.weSentALinkToSentto", { email: sentTo })}</Alert>}
        <FormField label={t("accounts.newEmail")} error={wrong}>
          {(ids) => (
            <OutlinedInput
              {...ids}
              error={wrong !== undefined}
              size="small"
              type="email"
              autoComplete="email"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </FormField>
        <CurrentPasswordField {...currentPassword} />
        <Button type="submit" variant="outlined" loading={busy} sx={{ justifySelf: "start" }}>
          {t("accounts.changeEmail")}
        </Button>
      </Box>
    </SectionCard>
  );
}

interface SignsInAsProps {
  email: string | null | undefined;
  isVerified: boolean | undefined;
}

function SignsInAs({ email, isVerified }: SignsInAsProps) {
  if (!email) return t("accounts.noEmailYet");
  const text = isVerified
    ? t("accounts.youSignInAs", slots("email"))
    : t("accounts.youSignInAsUnverified", slots("email"));

  return <RichText text={text} email={<strong>{email}</strong>} />;
}
