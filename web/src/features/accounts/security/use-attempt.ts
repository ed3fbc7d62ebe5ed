import { useState } from "react";
import { problemOf } from "#auth/auth-problem.ts";
import { useElevated } from "#auth/use-elevated.ts";

interface Attempting {
  busy: boolean;
  /** Why the last one failed, in a sentence. */
  problem: string | null;
  /** Whether it worked; where the server wants a fresh proof, the person is asked for it on the way. */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** Does one thing with the account at a time and keeps why it failed. */
export function useAttempt(): Attempting {
  const elevated = useElevated();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await elevated(work);
      return true;
    } catch (error) {
      setProblem(problemOf(error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, problem, attempt };
}
