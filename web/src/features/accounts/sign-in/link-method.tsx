import { useSearch } from "@tanstack/react-router";
import { pageAfterSignIn } from "#auth/sign-in/page-after-sign-in.ts";
import { useAuth } from "#auth/use-auth.ts";
import { MailMethod } from "./mail-method.tsx";

/** Signs in with a link by email. */
export function LinkMethod() {
  const { sendMagicLink } = useAuth();
  const { to }: Record<string, string> = useSearch({ strict: false });

  return (
    <MailMethod
      title="Sign in by email"
      lead="We send you a link; it signs you in and works once, for an hour."
      what="sign in"
      onSend={(email) => sendMagicLink({ email, options: { redirectTo: pageAfterSignIn(to) } })}
    />
  );
}
