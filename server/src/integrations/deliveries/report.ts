import type { DeliveryOutcome } from "@boresight/domain/mail/delivery-state";

export type UndeliverableReason = "bounced" | "unsubscribed" | "complaint";

/** What follows for the recipient, beyond the one message. */
type Consequence =
  /** Nothing more may be mailed to the address. */
  | { is: "blocked"; reason: UndeliverableReason }
  /** The provider mails the address again. */
  | { is: "reachable" }
  /** The telephone's owner replied STOP to the provider. */
  | { is: "textsEnded" }
  /** They may have asked for no more messages: a person has to read it. */
  | { is: "mayStop" };

/** What a provider reports about a message that it took from us. */
export interface DeliveryReport {
  /** Ours; null when the provider does not say. */
  messageId: string | null;
  /** An email address, also with a name around it, or a telephone. */
  recipient: string;
  /** What became of the message; null when that is as it was, such as after an automatic answer. */
  outcome: DeliveryOutcome | null;
  consequence: Consequence | null;
  /** By the provider's clock; null when it does not say. */
  at: Date | null;
  detail: string;
}

/** `Carla <Carla@example.com>` is `carla@example.com`, as telephones are what they are. */
export function addressIn(recipient: string): string {
  const [, inBrackets] = /<([^<>]*)>[^<>]*$/.exec(recipient) ?? [];
  const bare = inBrackets ?? recipient.replaceAll(/\([^()]*\)/g, "");
  return bare
    .trim()
    .replace(/^mailto:/i, "")
    .toLowerCase();
}

/** A moment of a provider's; null for none, or one that cannot be read. */
export function momentIn(text: string | null | undefined): Date | null {
  const moment = new Date(text ?? "");
  return Number.isNaN(moment.getTime()) ? null : moment;
}
