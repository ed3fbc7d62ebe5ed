/** Payments by card, on a page of the provider: no card number reaches us. */
export interface CardProvider {
  /** Its name in our rows. */
  name: string;
  /** Begins a payment. The same id begins it once. Throws `card-provider-silent` when the provider does not answer. */
  begin(payment: BegunPayment): Promise<CardSession>;
  /** Asks how a payment stands. */
  read(sessionId: string): Promise<CardReport>;
  /** Closes the provider's page for a payment that is still open; one that is paid stays so. */
  expire(sessionId: string): Promise<void>;
  /** Returns null for a message that is not the provider's, or is not signed by it. */
  readEvent(message: SignedMessage): Promise<CardEvent | null>;
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

export type CardChange =
  | "open"
  | "processing"
  | "requiresAction"
  | "succeeded"
  | "failed"
  | "canceled"
  | "disputed"
  | "refunded";

/** How a payment stands. */
export interface CardReport {
  /** Our id, where the provider repeats it. */
  paymentId: string | null;
  change: CardChange;
  /** The provider's name of the charge, by which it speaks of disputes and refunds. */
  reference: string | null;
  amountCents: number | null;
  currency: string | null;
  failure: string;
}

export interface CardEvent extends Omit<CardReport, "change"> {
  /** What tells this event from others. */
  key: string;
  /** Null: genuine, but about nothing that concerns us. */
  change: CardChange | null;
}

interface SignedMessage {
  body: Buffer;
  signature: string;
}
