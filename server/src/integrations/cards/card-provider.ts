import type { CardRecord } from "@boresight/domain/billing/cards/card-record";

/** Payments by card, on a page of the provider: no card number reaches us. */
export interface CardProvider {
  /** Its name in our rows. */
  name: string;
  /** Begins a payment. The same id begins it once. Throws `card-provider-silent` when the provider does not answer. */
  begin(payment: BegunPayment): Promise<CardSession>;
  /** Asks for the state of a payment. */
  read(sessionId: string): Promise<readonly CardReport[]>;
  /** Closes the provider's page for a payment that is still open; one that is paid stays so. */
  expire(sessionId: string): Promise<void>;
  /** Returns null for a message that is not the provider's, or is not signed by it; nothing for what does not concern us. */
  readEvent(message: SignedMessage): Promise<readonly CardReport[] | null>;
  /** One page of what changed since a moment; `cursor` is of the page before. */
  readChanges(since: Date, cursor: string | null): Promise<CardChanges>;
}

export interface BegunPayment {
  id: string;
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  /** What the payer sees. */
  description: string;
  email: string | null;
  /** Where the provider's page leads back to. */
  returnUrl: string;
}

export interface CardSession {
  id: string;
  /** The page on which the payer enters the card. */
  url: string;
}

/** How one of the provider's objects stood at a moment. */
export interface CardReport extends CardRecord {
  /** Our payment, where the provider repeats it. */
  paymentId: string | null;
  /** The provider's name of the payment, by which it speaks of charges, disputes and refunds. */
  reference: string | null;
  /** Of a refund or dispute, where the provider names no more than the charge. */
  chargeId: string | null;
  currency: string | null;
  /** Why it failed, was refunded or is disputed: words, or a code of the provider's. */
  reason: string;
  /** Until when a dispute can be answered, in milliseconds. */
  respondBy: number | null;
}

export interface CardChanges {
  reports: readonly CardReport[];
  /** Null on the last page. */
  cursor: string | null;
}

interface SignedMessage {
  body: Buffer;
  signature: string;
}
