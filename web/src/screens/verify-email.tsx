import { useSearch } from "@tanstack/react-router";
import { useAuth } from "#auth/use-auth.ts";
import { MailWay } from "#features/sign-in/mail-way.tsx";

/** An address must be proved before its first sign-in: `?email=` has just got the mail, else one is sent. */
export function VerifyEmail() {
  const { sendVerificationEmail } = useAuth();
  const search: Record<string, string> = useSearch({ strict: false });

  return (
    <MailWay
      title="Verify your email"
      lead="Your address must be verified before you can sign in. We send you a link for it."
      what="verify your address"
      sent={search["email"]}
      onSend={(email) => sendVerificationEmail({ email })}
    />
  );
}
