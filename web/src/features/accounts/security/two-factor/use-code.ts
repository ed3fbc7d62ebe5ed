import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { useOwnAccount } from "#features/accounts/account/own-account.tsx";
import { useAttempt } from "#features/accounts/security/use-attempt.ts";

interface CodeUse {
  activeMfaType: "totp" | "";
  done: string;
  /** `code` is the one that was right. */
  onDone: (code: string) => void;
}

/** Turns two-factor authentication on or off with a code from the authenticator. */
export function useCode({ activeMfaType, done, onDone }: CodeUse) {
  const client = useAccountClient();
  const { reload } = useOwnAccount();
  const { attempt, busy, problem } = useAttempt();
  const showMessage = useMessage();
  const [typed, setTyped] = useState("");
  const [unfit, setUnfit] = useState<string>();
  const submit = async () => {
    const code = typed.replace(/\s/g, "");
    if (!/^\d{6}$/.test(code)) return setUnfit(t("accounts.typeTheSixDigitsYourAuthenticator"));
    setUnfit(undefined);
    if (!(await attempt(() => client.setMfa({ code, activeMfaType })))) return;
    showMessage(done);
    onDone(code);
    await reload();
  };

  return { busy, problem, submit: () => void submit(), field: { value: typed, error: unfit, onChange: setTyped } };
}
