import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { AuthError } from "#auth/auth-problem.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useAttempt } from "./use-attempt.ts";

/** Sends the email with the link that verifies the address. */
export function VerifyEmailButton({ email }: { email: string }) {
  const { sendVerificationEmail } = useAuth();
  const { attempt, busy, problem } = useAttempt();
  const [sent, setSent] = useState(false);
  const send = async () => {
    const worked = await attempt(async () => {
      const refused = await sendVerificationEmail({ email });
      if (refused) throw new AuthError(refused);
    });
    setSent(worked);
  };
  if (sent) {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {t("accounts.linkToVerify", { email })}
      </Alert>
    );
  }

  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="outlined" loading={busy} onClick={() => void send()} sx={{ justifySelf: "start", mb: 4 }}>
        {t("accounts.verifyThisAddress")}
      </Button>
    </>
  );
}
