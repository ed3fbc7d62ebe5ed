/** What the simulator was asked, without tokens and secrets. */
export interface LoggedRequest {
  at: string;
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** Of an accounting call; a token request's body is not kept. */
  body: string;
  /** The key of an idempotent write. */
  requestId: string | null;
  /** What the answer's `intuit_tid` says. */
  tid: string;
  /** Null while unanswered, and when the connection was cut. */
  status: number | null;
}

export interface RequestLog {
  /** Returns the request as logged, which its answer completes. */
  begin(request: Omit<LoggedRequest, "tid" | "status">): LoggedRequest;
  /** The latest ones, in order of coming. */
  all(): readonly LoggedRequest[];
}

const mostKept = 10_000;

export function openRequestLog(): RequestLog {
  const kept: LoggedRequest[] = [];
  let count = 0;
  return {
    begin(request) {
      count += 1;
      const logged = { ...request, tid: `1-simulator-${count}`, status: null };
      kept.push(logged);
      if (kept.length > mostKept) kept.shift();
      return logged;
    },
    all: () => kept,
  };
}
