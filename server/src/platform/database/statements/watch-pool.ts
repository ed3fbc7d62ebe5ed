import type { Pool } from "pg";
import type { Log } from "#platform/log.ts";
import { notesOfRequest, withNotes } from "#platform/requests/request-notes.ts";
import type { WatchSettings } from "#platform/settings/watch-settings.ts";
import { beginWithin, fail, isTracing } from "#platform/tracing/spans.ts";
import { createPlanLog } from "./slow-plans.ts";
import { shownText, type SentStatement, type StatementWatch } from "./sent-statement.ts";
import { watchClient } from "./watch-client.ts";

type StatementSettings = Pick<WatchSettings, "slowPlans" | "slowStatement">;

/** Statements over this pool have spans, and are logged when they are slow, as far as somebody asked for that. */
export function watchPool(pool: Pool, { slowStatement, slowPlans }: StatementSettings, log: Log): void {
  const logPlan = slowPlans ? createPlanLog(pool, log) : () => {};
  const watches: StatementWatch[] = [
    ...(isTracing() ? [traceStatement] : []),
    ...(slowStatement === null ? [] : [logSlow({ slow: slowStatement, log, logPlan })]),
  ];
  if (watches.length === 0) return;
  pool.on("connect", (client) =>
    watchClient(client, (sent) => {
      const ends = watches.map((watch) => watch(sent));
      return ends.some(Boolean) ? (error) => ends.forEach((end) => end?.(error)) : undefined;
    }),
  );
}

const traceStatement: StatementWatch = ({ text }) => {
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
  const span = beginWithin(name, { kind: "CLIENT", attributes: { "db.system.name": "postgresql" } });
  if (!span) return undefined;
  span.setAttribute("db.query.text", shownText(text));
  return (error) => {
    if (error) fail(span, error);
    span.end();
  };
};

interface SlowDeps {
  /** In milliseconds. */
  slow: number;
  log: Log;
  logPlan: (sent: SentStatement) => unknown;
}

const logSlow =
  ({ slow, log, logPlan }: SlowDeps): StatementWatch =>
  (sent) => {
    const began = performance.now();
    const notes = notesOfRequest() ?? {}; // pg calls back outside of the request.
    return () => {
      const time = performance.now() - began;
      if (time < slow) return;
      withNotes(notes, () => {
        log.warn({ ms: Math.round(time), statement: shownText(sent.text) }, "a statement was slow");
        logPlan(sent);
      });
    };
  };
