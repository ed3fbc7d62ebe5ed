import { useState } from "react";
import type { AuthProblem } from "#auth/auth-problem.ts";

interface Asking {
  busy: boolean;
  /** Why the last attempt failed. */
  refused: AuthProblem | null;
  /** The same as a sentence. */
  refusal: string | null;
  /** Returns whether it succeeded. */
  ask: (call: Promise<AuthProblem | null>) => Promise<boolean>;
}

/** Runs a call of the auth service and stores its outcome. */
export function useAsk(): Asking {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AuthProblem | null>(null);
  const ask = async (call: Promise<AuthProblem | null>) => {
    setBusy(true);
    const problem = await call;
    setBusy(false);
    setRefused(problem);
    return problem === null;
  };

  return { busy, refused, refusal: refused?.message ?? null, ask };
}
