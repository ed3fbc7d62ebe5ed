import { useState } from "react";
import { problemOf, type AuthProblem } from "#auth/auth-problem.ts";
import { useElevated } from "#auth/use-elevated.ts";

interface Attempting {
  busy: boolean;
  /** Why the last attempt failed. */
  refused: AuthProblem | null;
  /** The same as a sentence. */
  problem: string | null;
  /** Returns whether it worked; where the server requires a fresh proof, the person is asked for it. */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** Runs one action on the account at a time and stores why it failed. */
export function useAttempt(): Attempting {
  const elevated = useElevated();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AuthProblem | null>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setRefused(null);
    try {
      await elevated(work);
      return true;
    } catch (error) {
      setRefused(problemOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, refused, problem: refused?.message ?? null, attempt };
}
