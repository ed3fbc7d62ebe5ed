/** What has become of a payment by card, from the latest states of the provider's objects, in whatever order they came. */
import { cents, difference, notBelowZero, smallest, sum, type Cents } from "#base/money.ts";
import { cardRecordStates, type CardRecord } from "./card-record.ts";

export interface CardBalance {
  /** What the payer paid; null until they have. */
  paid: Cents | null;
  /** What of it the payer has again, at most all: by refunds, disputes and lost disputes. */
  returned: Cents;
  /** Of that, what a dispute keeps that is not decided. */
  contested: Cents;
}

/** `whole` is the payment's amount, as far as the provider does not say what was paid, refunded or disputed. */
export function cardBalance(records: readonly CardRecord[], whole: Cents): CardBalance {
  const paid = paidBy(records, whole);
  const most = paid ?? whole;
  const disputes = records.filter(({ kind }) => kind === "dispute");
  const disputed = (some: readonly CardRecord[]) => sum(some.map((one) => takenBy(one, most)));
  const undecided = disputes.filter(({ state }) => state === "disputed" || state === "inReview");
  const returned = smallest(most, sum([refundedBy(records, most), disputed(disputes)]));
  return { paid, returned, contested: smallest(returned, disputed(undecided)) };
}

/** As the payment says, else its charges, else the page on which it was entered. */
function paidBy(records: readonly CardRecord[], whole: Cents): Cents | null {
  for (const kind of ["intent", "charge", "session"] as const) {
    const succeeded = records.filter((record) => record.kind === kind && record.state === "succeeded");
    if (succeeded.length > 0) return sum(succeeded.map(({ amount }) => amount ?? whole));
  }
  return null;
}

const isLive = ({ state }: CardRecord): boolean => state !== "failed" && state !== "canceled";

/** What the refunds come to that we know, and what a charge says was refunded beyond them. */
function refundedBy(records: readonly CardRecord[], whole: Cents): Cents {
  const refunds = records.filter(({ kind }) => kind === "refund");
  const total = (some: readonly CardRecord[]) => sum(some.map(({ amount }) => amount ?? whole));
  const unknown = records
    .filter(({ kind }) => kind === "charge")
    .map(({ returned, toldAt }) => {
      const known = refunds.filter((refund) => refund.happenedAt <= toldAt);
      // A refund that failed before that moment is no longer in the charge's sum, or still is: both are met with.
      if (returned === null || returned === total(known)) return cents(0);
      const counted = known.filter((refund) => isLive(refund) || refund.toldAt >= toldAt);
      return notBelowZero(difference(returned, total(counted)));
    });
  return sum([total(refunds.filter(isLive)), ...unknown]);
}

const withoutLoss: readonly string[] = ["inquiry", "inquiryClosed", "closed"];

/** The money that a dispute has taken: what is disputed, until part or all of it came back. */
function takenBy({ state, amount, returned }: CardRecord, whole: Cents): Cents {
  if (withoutLoss.includes(state)) return cents(0);
  return returned ?? (state === "won" ? cents(0) : (amount ?? whole));
}

export type CardPaymentState =
  | "open"
  | "requiresAction"
  | "processing"
  | "succeeded"
  | "failed"
  | "canceled"
  | "disputed"
  | "refunded";

/** How the payment is called in lists; null when the records do not say. */
export function cardPaymentState(
  records: readonly CardRecord[],
  { paid, returned }: CardBalance,
): CardPaymentState | null {
  if (paid !== null) return paidState(records, { paid, returned });
  const steps = records.filter(({ kind }) => kind === "session" || kind === "intent");
  const [latest] = steps.toSorted((one, other) => other.toldAt - one.toldAt || stage(other) - stage(one));
  return latest ? (steadyStates.find((state) => state === latest.state) ?? null) : null;
}

function paidState(
  records: readonly CardRecord[],
  { paid, returned }: { paid: Cents; returned: Cents },
): CardPaymentState {
  const isDisputed = records.some((one) => one.kind === "dispute" && takenBy(one, paid) > 0);
  if (isDisputed) return "disputed";
  return returned >= paid ? "refunded" : "succeeded";
}

const steadyStates = ["open", "requiresAction", "processing", "failed", "canceled"] as const;
const stage = ({ state }: CardRecord): number => cardRecordStates.intent.findIndex((one) => one === state);
