import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import { useProvedAttempt } from "#features/accounts/security/use-proved-attempt.ts";

interface CodeUse {
  activeMfaType: "totp" | "";
  done: string;
  onDone: () => void;
}

/** Turns two-factor authentication on or off with a code from the authenticator; the code of an active one is the proof. */
export function useCode({ activeMfaType, done, onDone }: CodeUse) {
  const client = useAccountClient();
  const { reload } = useOwnAccount();
  const { attempt, busy, problem, currentPassword } = useProvedAttempt({ isAsked: activeMfaType === "totp" });
  const showMessage = useMessage();
  const [typed, setTyped] = useState("");
  const [unfit, setUnfit] = useState<string>();
  const submit = async () => {
    const code = typed.replace(/\s/g, "");
    if (!/^\d{6}$/.test(code)) return setUnfit(t("accounts.typeTheSixDigitsYourAuthenticator"));
    setUnfit(undefined);
    if (!(await attempt((proof) => client.setMfa({ code, activeMfaType, ...proof })))) return;
    showMessage(done);
    onDone();
    await reload();
  };
  const field = { value: typed, error: unfit, onChange: setTyped };

  return { busy, problem, currentPassword, submit: () => void submit(), field };
}
