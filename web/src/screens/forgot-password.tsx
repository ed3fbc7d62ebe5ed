import { useAuth } from "#auth/use-auth.ts";
import { MailMethod } from "#features/accounts/sign-in/mail-method.tsx";

/** Says the same whether the address is known or not. */
export function ForgotPassword() {
  const { resetPassword } = useAuth();

  return (
    <MailMethod
      title="Forgot your password?"
      lead="Tell us your address. If it is known here, a link to choose a new one is on its way."
      what="choose a new password"
      onSend={(email) => resetPassword({ email })}
    />
  );
}
