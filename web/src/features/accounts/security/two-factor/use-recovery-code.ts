import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { useAttempt } from "#features/accounts/security/use-attempt.ts";

/** Turns two-factor authentication off with a recovery code. */
export function useRecoveryCode({ done, onDone }: { done: string; onDone: () => void }) {
  const client = useAccountClient();
  const { reload } = useOwnAccount();
  const { attempt, busy, problem } = useAttempt();
  const showMessage = useMessage();
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState<string>();
  const submit = async () => {
    const recoveryCode = typed.trim();
    if (!recoveryCode) return setMissing(t("accounts.enterARecoveryCode"));
    setMissing(undefined);
    if (!(await attempt(() => client.turnMfaOffByRecoveryCode({ recoveryCode })))) return;
    showMessage(done);
    onDone();
    await reload();
  };

  return { busy, problem, submit: () => void submit(), field: { typed, error: missing, onType: setTyped } };
}
