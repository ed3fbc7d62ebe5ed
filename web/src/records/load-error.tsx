import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { ErrorState } from "#ui/layout/blank-state.tsx";

interface LoadErrorProps {
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Why something could not be loaded, with a button to try again. */
export function LoadError({ error, refetch }: LoadErrorProps) {
  return <ErrorState message={wordsOfProblem(problemOf(error))} onRetry={() => void refetch()} />;
}
