import { Suspense, useCallback, useState, type ReactNode } from "react";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { problemOf } from "#auth/auth-problem.ts";
import { ElevationContext, type Elevated } from "#auth/use-elevated.ts";
import { problemOf as dataProblemOf } from "#data/problem.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

// Loaded on first use: most sessions never need it.
const ElevationDialog = lazyPart(async () => (await import("./elevation-dialog.tsx")).ElevationDialog);

interface Question {
  /** The password was chosen a moment ago and proves nothing yet. */
  isPasswordNew: boolean;
  answer: (proved: boolean) => void;
}

/** When the server requires a fresh proof, asks the person for it and retries. */
export function ElevationProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const elevated = useCallback<Elevated>(async (work) => {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (!wantsProof.has(code)) throw error;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setQuestion({ answer: resolve, isPasswordNew: code === "password-too-new" });
      const proved = await promise;
      setQuestion(null);
      if (!proved) throw error;
      return work();
    }
  }, []);

  return (
    <ElevationContext value={elevated}>
      {children}
      <Suspense>
        {question && <ElevationDialog isPasswordNew={question.isPasswordNew} onSettle={question.answer} />}
      </Suspense>
    </ElevationContext>
  );
}

const wantsProof: ReadonlySet<string> = new Set(["elevated-claim-required", "password-too-new"]);

const codeOf = (error: unknown): string =>
  CombinedGraphQLErrors.is(error) ? dataProblemOf(error).code : problemOf(error).error;
