/**
 * What the provider of card payments says of one of its objects: its page for a payment, the payment, a charge, a refund or a
 * dispute. Reports of an object come late, twice and in any order, so the latest state of each is kept.
 */
import { cents, type Cents } from "#base/money.ts";

export const cardRecordKinds = ["session", "intent", "charge", "refund", "dispute"] as const;
export type CardRecordKind = (typeof cardRecordKinds)[number];

/** In the order in which they follow each other: of two that were reported for the same moment the later is true. */
export const cardRecordStates = {
  session: ["open", "processing", "failed", "canceled", "succeeded"],
  intent: ["open", "requiresAction", "processing", "failed", "canceled", "succeeded"],
  charge: ["pending", "failed", "succeeded"],
  refund: ["pending", "requiresAction", "succeeded", "canceled", "failed"],
  /** An inquiry is a question of the bank, which takes no money; `closed` ends a dispute without a loss to us. */
  dispute: ["inquiry", "inquiryClosed", "disputed", "inReview", "closed", "lost", "won"],
} as const satisfies Record<CardRecordKind, readonly string[]>;
export type CardRecordState = (typeof cardRecordStates)[CardRecordKind][number];

export interface CardRecord {
  kind: CardRecordKind;
  /** The provider's. */
  id: string;
  state: CardRecordState;
  /** Null where the provider does not say, which is the whole payment. */
  amount: Cents | null;
  /** Of a charge what was refunded in all; of a dispute what the provider has booked out for it. Null when it does not say. */
  returned: Cents | null;
  /** When it began, in milliseconds by the provider's clock. */
  happenedAt: number;
  /** The moment of which this is the state. */
  toldAt: number;
}

/** Returns which of two reports of one object holds. What has succeeded stays so: money comes back by refunds and disputes. */
export function latestCardRecord<Record extends CardRecord>(known: Record, told: Record): Record {
  const [first, second] = known.toldAt <= told.toldAt ? [known, told] : [told, known];
  if (isPaid(first) && !isPaid(second)) return { ...first, toldAt: second.toldAt };
  if (first.toldAt < second.toldAt) return second;
  const isKnownLater =
    stage(known) > stage(told) || (stage(known) === stage(told) && returnedOf(known) >= returnedOf(told));
  return isKnownLater ? known : told;
}

const isPaid = ({ kind, state }: CardRecord): boolean =>
  state === "succeeded" && kind !== "refund" && kind !== "dispute";
const stage = ({ kind, state }: CardRecord): number => cardRecordStates[kind].findIndex((one) => one === state);
const returnedOf = ({ returned }: CardRecord): Cents => returned ?? cents(0);
