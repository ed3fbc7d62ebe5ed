import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import type { Proof } from "#auth/account-client.ts";
import type { AuthProblem } from "#auth/auth-problem.ts";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import type { CurrentPassword } from "./current-password-field.tsx";
import { useAttempt } from "./use-attempt.ts";

interface Proving {
  busy: boolean;
  /** Why the last attempt failed. */
  refused: AuthProblem | null;
  /** The same as a sentence, unless the current password is the reason. */
  problem: string | null;
  /** For the field. */
  currentPassword: CurrentPassword;
  /** Returns whether it worked. */
  attempt: (work: (proof: Proof) => Promise<unknown>) => Promise<boolean>;
}

/**
 * Runs an action that takes the current password. People without one are asked for another proof where the server wants it;
 * `isAsked` is false for an action that has another proof already.
 */
export function useProvedAttempt({ isAsked: wanted = true } = {}): Proving {
  const { account } = useOwnAccount();
  const { attempt, busy, refused } = useAttempt();
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const isAsked = wanted && account?.hasPassword === true;
  const wrong = isAsked ? wordsAboutPassword(refused) : undefined;
  const prove = async (work: (proof: Proof) => Promise<unknown>) => {
    setMissing(isAsked && typed === "");
    if (isAsked && typed === "") return false;
    const worked = await attempt(() => work(isAsked ? { password: typed } : {}));
    if (worked) setTyped("");
    return worked;
  };

  return {
    busy,
    refused,
    problem: wrong ? null : (refused?.message ?? null),
    currentPassword: {
      isAsked,
      value: typed,
      error: isMissing ? t("accounts.enterYourCurrentPassword") : wrong,
      onType: setTyped,
    },
    attempt: prove,
  };
}

function wordsAboutPassword(refused: AuthProblem | null): string | undefined {
  if (refused?.error === "invalid-email-password") return t("accounts.thisIsNotYourCurrentPassword");
  return refused?.error === "password-too-new" ? refused.message : undefined;
}
