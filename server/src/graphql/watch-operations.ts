import { operationSeconds } from "#platform/metrics/metrics.ts";
import { notesOfRequest } from "#platform/requests/request-notes.ts";
import { inSpan } from "#platform/tracing/spans.ts";
import type { Log } from "#platform/log.ts";
import { unnamed } from "./operation-name.ts";

interface WatchDeps {
  log: Log;
  /** The names that are counted separately: clients could think of ever more. */
  known: ReadonlySet<string>;
  /** Milliseconds; null: none is slow. */
  slow: number | null;
}

/** Takes the time of the operation that the notes of the request name by the end. */
export type WatchOperation = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

export function createOperationWatch({ log, known, slow }: WatchDeps): WatchOperation {
  return (work) =>
    inSpan("graphql", {}, async (span) => {
      const began = performance.now();
      try {
        return await work();
      } finally {
        const time = performance.now() - began;
        const name = notesOfRequest()?.operation ?? unnamed;
        operationSeconds.observe({ operation: known.has(name) || name === unnamed ? name : "other" }, time / 1000);
        span?.updateName(`graphql ${name}`);
        if (slow !== null && time >= slow) log.warn({ ms: Math.round(time) }, "an operation was slow");
      }
    });
}
