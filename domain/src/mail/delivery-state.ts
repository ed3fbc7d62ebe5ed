/** What a message's status becomes by what a provider reports of it. Reports come in any order, late and twice. */

/**
 * `returned`: not this time, such as from a full mailbox; a later attempt of the provider may deliver it. `bounced`: never.
 */
export type DeliveryOutcome = "delivered" | "returned" | "bounced" | "complaint";

export interface DeliveryState {
  status: string;
  /** What bounced was only returned. */
  mayArrive: boolean;
  /** The moment of the report that it follows from, in milliseconds; null when it has none. */
  at: number | null;
}

export interface ReportedOutcome {
  outcome: DeliveryOutcome;
  at: number | null;
}

const unsettled = ["queued", "kept", "failed", "sent"];

const outcomeOf = ({ status, mayArrive }: DeliveryState): DeliveryOutcome | null => {
  if (status === "delivered" || status === "complaint") return status;
  if (status === "bounced") return mayArrive ? "returned" : "bounced";
  return unsettled.includes(status) ? null : "complaint";
};

/** Between delivered and returned the later counts. A final bounce outdoes both, and a complaint all. */
const rank: Record<DeliveryOutcome, number> = { delivered: 1, returned: 1, bounced: 2, complaint: 3 };

/** Returns the state after the report: the same for the same reports in any order. */
export function nextDeliveryState(state: DeliveryState, { outcome, at }: ReportedOutcome): DeliveryState {
  const known = outcomeOf(state);
  const reported = { status: outcome === "returned" ? "bounced" : outcome, mayArrive: outcome === "returned", at };
  if (known === null || rank[outcome] > rank[known]) return reported;
  if (rank[outcome] < rank[known]) return state;
  return isLater({ outcome, at }, { outcome: known, at: state.at }) ? reported : state;
}

/** A return counts after a delivery only when both say when they were. */
function isLater(one: ReportedOutcome, other: ReportedOutcome): boolean {
  const isDelivered = one.outcome !== "returned" && other.outcome === "returned";
  if (one.at === null || other.at === null) return isDelivered || (one.outcome === other.outcome && one.at !== null);
  return one.at > other.at || (one.at === other.at && isDelivered);
}
