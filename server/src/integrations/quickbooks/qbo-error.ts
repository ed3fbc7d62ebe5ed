/** What is wrong with a call to QuickBooks: a closed set of kinds, each with one right reaction. */
export type QboProblem =
  /** Repeat later with the same request id: whether the call took effect is not known. */
  | { kind: "unavailable" }
  /** Nothing happened; repeat after the wait. Null: QuickBooks does not say how long. */
  | { kind: "throttled"; waitMs: number | null }
  /** Only an admin can help, by connecting the company again. */
  | { kind: "reconnect"; reason: ReconnectReason }
  /** Our client id, client secret or addresses are wrong. */
  | { kind: "misconfigured" }
  /** Someone changed the record meanwhile: read it, apply the change again, try once more. */
  | { kind: "stale" }
  /** The record does not exist or is inactive. */
  | { kind: "notFound" }
  /** The name or number is taken; null when QuickBooks does not say by which record. */
  | { kind: "duplicateName"; existingId: string | null }
  | { kind: "duplicateNumber"; existingId: string | null }
  /** What we sent is wrong, or a mapping is; null when QuickBooks names no field. */
  | { kind: "invalid"; field: string | null }
  /** A rule of the business; the detail says which. */
  | { kind: "rejected" }
  | { kind: "periodClosed" }
  | { kind: "subscriptionEnded" }
  /** The response is too large, or has another shape than agreed: repeating does not help. */
  | { kind: "unreadable" };

export type ReconnectReason = "notConnected" | "tokenRefused" | "appNotAuthorized" | "personLostRights";

interface Circumstances {
  /** Null: there was no response. */
  status: number | null;
  /** The code of QuickBooks' fault. */
  code: string | null;
  /** For people, in QuickBooks' own words; empty when it gives none. */
  detail: string;
  /** By which Intuit's support finds the call. */
  intuitTid: string | null;
}

/** The only error that calls to QuickBooks throw for what happens there. It never holds the request, hence no token. */
export class QboError extends Error implements Circumstances {
  readonly problem: QboProblem;
  readonly status: number | null;
  readonly code: string | null;
  readonly detail: string;
  readonly intuitTid: string | null;

  constructor(problem: QboProblem, circumstances: Partial<Circumstances> = {}) {
    const { status = null, code = null, detail = "", intuitTid = null } = circumstances;
    super(
      ["QuickBooks", problem.kind, status, code, detail].filter((word) => word !== null && word !== "").join(" · "),
    );
    this.name = "QboError";
    this.problem = problem;
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.intuitTid = intuitTid;
  }
}
