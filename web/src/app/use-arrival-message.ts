import { useEffect } from "react";
import type { Arrival } from "#auth/sign-in/arrival-link.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";

/** A reset link speaks by the form it leads to. */
const words: Record<Arrival, string | null> = {
  verifyEmail: "Your email is verified",
  passwordlessEmail: "You are signed in",
  passwordReset: null,
  emailConfirmChange: "Your new email is confirmed",
};

/** Tells once what the link of a mail has done. */
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
