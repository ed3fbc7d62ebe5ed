import { clientProblem } from "#auth/auth-problem.ts";
import { useState } from "react";

/** Runs calls of the storage and functions services one at a time, and stores why the last one failed, in their words. */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : clientProblem("unexpected").message);
    } finally {
      setBusy(false);
    }
  };

  return { busy, problem, run };
}
