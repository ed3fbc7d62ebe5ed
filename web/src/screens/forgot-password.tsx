import { slots } from "#ui/text/rich-text.tsx";
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
      sentLead={t("accounts.linkToPassword", slots("email"))}
      onSend={(email) => resetPassword({ email })}
    />
  );
}
