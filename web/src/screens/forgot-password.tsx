import { t } from "@boresight/domain/texts/text";
import { useAuth } from "#auth/use-auth.ts";
import { MailMethod } from "#features/accounts/sign-in/mail-method.tsx";

/** Says the same whether the address is known or not. */
export function ForgotPassword() {
  const { resetPassword } = useAuth();

  return (
    <MailMethod
      title={t("accounts.forgotYourPassword")}
      lead={t("accounts.tellUsYourAddressIfIt")}
      what="choose a new password"
      onSend={(email) => resetPassword({ email })}
    />
  );
}
