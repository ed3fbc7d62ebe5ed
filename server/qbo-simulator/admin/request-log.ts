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
