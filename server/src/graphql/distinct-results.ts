import type { ExecutionResult } from "postgraphile/graphql";

/**
 * Passes on a result only when it differs from the one before. Written by hand: `return()` on a waiting async
 * generator hangs until the next event, and every closed socket would leak.
 */
export function distinctResults(results: AsyncIterator<ExecutionResult>): AsyncIterableIterator<ExecutionResult> {
  let last: string | undefined;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      for (;;) {
        const { done, value } = await results.next();
        if (done) return { done, value: undefined };
        const text = JSON.stringify(value);
        if (text === last) continue;
        last = text;
        return { done: false, value };
      }
    },
    async return() {
      await results.return?.();
      return { done: true, value: undefined };
    },
  };
}
