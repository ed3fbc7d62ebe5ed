import { slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { useSearch } from "@tanstack/react-router";
import { pageAfterSignIn } from "#auth/sign-in/page-after-sign-in.ts";
import { useAuth } from "#auth/use-auth.ts";
import { MailMethod } from "#features/accounts/sign-in/mail-method.tsx";

/**
 * An address must be verified before its first sign-in. `?email=` has just got the mail, `?unverified=` tried to sign in
 * without one. The link leads to the page that was asked for.
 */
export function VerifyEmail() {
  const { sendVerificationEmail } = useAuth();
  const { to, email, unverified }: Record<string, string> = useSearch({ strict: false });

  return (
    <MailMethod
      title={t("mail.verifyYourEmailFirst")}
      lead={t("mail.verifyAddressFirst")}
      sentLead={t("accounts.linkToVerify", slots("email"))}
      address={unverified}
      sent={email}
      onSend={(address) => sendVerificationEmail({ email: address, options: { redirectTo: pageAfterSignIn(to) } })}
    />
  );
}
