import { slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
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
      title={t("accounts.signInByEmail")}
      lead={t("accounts.weSendYouALinkIt")}
      sentLead={t("accounts.linkToSignIn", slots("email"))}
      onSend={(email) => sendMagicLink({ email, options: { redirectTo: pageAfterSignIn(to) } })}
    />
  );
}
