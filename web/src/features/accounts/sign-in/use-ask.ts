import { useState } from "react";
import type { AuthProblem } from "#auth/auth-problem.ts";

interface Asking {
  busy: boolean;
  /** Why the last attempt failed, as a sentence. */
  refusal: string | null;
  /** Returns whether it succeeded. */
  ask: (call: Promise<AuthProblem | null>) => Promise<boolean>;
}

/** Runs a call of the auth service and stores its outcome. */
export function useAsk(): Asking {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = async (call: Promise<AuthProblem | null>) => {
    setBusy(true);
    const refused = await call;
    setBusy(false);
    setRefusal(refused?.message ?? null);
    return refused === null;
  };

  return { busy, refusal, ask };
}
