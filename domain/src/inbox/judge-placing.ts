/** Which order a mail is about. A wrong one is worse than none: a person places what is not sure. */

/** By what a mail names an order, the strongest first. */
export const placingMarks = ["token", "references", "vin", "repairOrder", "claim", "plate", "sender"] as const;
export type PlacingMark = (typeof placingMarks)[number];

/**
 * Why an order or a customer is only a guess. `quoted`: an earlier mail below names it; `lastText`: the shop's last text to
 * this telephone was about it.
 */
export type GuessReason = PlacingMark | "address" | "domain" | "lastText" | "phone" | "quoted";

export interface Candidate {
  orderId: string;
  /** By what the sender's own words and the mail's head name it. */
  marks: readonly PlacingMark[];
  isQuoted: boolean;
  /** The sender writes for its customer, or the mail that is answered was sent to this address. */
  mayWrite: boolean;
  /** `recent`: closed for some weeks at most. */
  age: "old" | "open" | "recent";
}

export interface Evidence {
  candidates: readonly Candidate[];
  /** The host that received the mail says that the sender's address is forged. */
  isForged: boolean;
  /** It names a vehicle that none of the candidates has. */
  namesOtherVehicle: boolean;
  /** By these marks it names orders of the sender by several numbers, such as two VINs. */
  severalBy: readonly PlacingMark[];
  /** It brings an estimate, which begins new work unless an open order is about it. */
  bringsEstimate: boolean;
  customers: readonly { customerId: string; reason: "address" | "domain" | "phone" }[];
}

export interface Guess {
  serviceOrderId?: string;
  customerId?: string;
  reason: GuessReason;
}

export type Placing = { orderId: string; by: PlacingMark } | { guesses: readonly Guess[] };

export const mostGuesses = 10;

export function judgePlacing(evidence: Evidence): Placing {
  const sure = evidence.isForged || evidence.namesOtherVehicle ? null : surely(evidence);
  return sure ?? { guesses: guessesFrom(evidence) };
}

/** The strongest mark decides, weaker ones choose among several; one that names only another order leaves it to a person. */
function surely({ candidates, bringsEstimate, severalBy }: Evidence): { orderId: string; by: PlacingMark } | null {
  const own = candidates.filter(({ mayWrite, marks }) => mayWrite && marks.length > 0);
  let fitting = own;
  let by: PlacingMark | null = null;
  for (const mark of placingMarks) {
    const named = own.filter(({ marks }) => marks.includes(mark));
    if (named.length === 0) continue;
    const left = fitting.filter((candidate) => named.includes(candidate));
    if (left.length === 0) return null;
    fitting = left;
    if (by === null && severalBy.includes(mark)) return null; // No weaker mark says which of them is meant.
    by ??= mark;
  }
  const [only] = fitting;
  if (fitting.length !== 1 || !only || by === null || only.age === "old") return null;
  const isNewWork = bringsEstimate && only.age !== "open" && (by === "vin" || by === "plate");
  return isNewWork ? null : { orderId: only.orderId, by };
}

function guessesFrom({ candidates, customers }: Evidence): Guess[] {
  const orders = candidates
    .flatMap((candidate): { guess: Guess; rank: number }[] => {
      const [mark] = placingMarks.filter((one) => candidate.marks.includes(one));
      const reason: GuessReason | null = mark ?? (candidate.isQuoted ? "quoted" : null);
      return reason ? [{ guess: { serviceOrderId: candidate.orderId, reason }, rank: rankOf(candidate, mark) }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ guess }) => guess);
  return [...orders, ...customers].slice(0, mostGuesses);
}

const ages = ["open", "recent", "old"];

/** Orders of the sender come first, then the stronger mark, then the more marks, then the younger order. */
const rankOf = ({ mayWrite, marks, age }: Candidate, mark: PlacingMark | undefined): number =>
  (mayWrite ? 0 : 1000) +
  (mark ? placingMarks.indexOf(mark) : placingMarks.length) * 100 +
  (placingMarks.length - marks.length) * 10 +
  ages.indexOf(age);
