import { t } from "@boresight/domain/texts/text";
import { useEffect } from "react";
import type { Arrival } from "#auth/arrival-link.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";

/** A reset link needs no message: the form it leads to says enough. */
const words: Record<Arrival, string | null> = {
  verifyEmail: t("app.yourEmailIsVerified"),
  passwordlessEmail: t("app.youAreSignedIn"),
  passwordReset: null,
  emailConfirmChange: t("app.yourNewEmailIsConfirmed"),
};

/** Shows once what the link in an email has done. */
export function useArrivalMessage(): void {
  const { arrivedBy, forgetArrival } = useAuth();
  const showMessage = useMessage();
  useEffect(() => {
    const said = arrivedBy && words[arrivedBy];
    if (!said) return;
    showMessage(said);
    forgetArrival();
  }, [arrivedBy, forgetArrival, showMessage]);
}
