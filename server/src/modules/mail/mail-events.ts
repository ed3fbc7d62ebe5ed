/** Events about messages, for other areas. */
import type { InvitationAnswer } from "@boresight/domain/schedule/invitations/calendar-reply";
import type { SentPicture } from "#integrations/deliveries/twilio.ts";
import { event, type EventsOf } from "#platform/database/events.ts";

export const mailEvents = {
  /** It will not be tried again. */
  "mail.failed": event<{ serviceOrderId?: string; about: string; failure: string }>(),
  /** The mail server takes no emails: they wait. */
  "mail.serverFailed": event<{ reason: string }>(),
  /** It takes them again. */
  "mail.serverWorks": event<Record<string, never>>(),
  "mail.retried": event<{ serviceOrderId?: string }>(),
  /** Which the provider had returned before. */
  "mail.arrived": event<{ serviceOrderId?: string }>(),
  /** Of a mail that came in, only the beginning could be kept. Megabytes. */
  "mail.tooLarge": event<{ from: string; size: number }>(),
  /** A reply that may ask for no more messages; a person has to read it. `from` is a telephone or an email address. */
  "text.mayStop": event<{ from: string; said: string }>(),
  /** Somebody answered the invitation to an appointment from their calendar. The entity is the appointment. */
  "invitation.answered": event<InvitationAnswered>(),
  /** Somebody wrote to the shop's number, and no word that it obeys. */
  "text.received": event<TextFromOutside>(),
};

export interface InvitationAnswered {
  serviceOrderId: string;
  answer: InvitationAnswer;
  /** Whose answer it is. */
  address: string;
  /** The name, or else the address. */
  who: string;
  note: string;
  proposedAt: string | null;
}

export interface TextFromOutside {
  /** A telephone in E.164 form or, where it is none, as the gateway calls it. */
  from: string;
  body: string;
  /** The gateway's name of it. */
  externalId: string;
  pictures: readonly SentPicture[];
  /** The sender wants to hear nothing from the shop by text. */
  isStopped: boolean;
  /** As the shop signs its texts. */
  brand: string;
}

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof mailEvents> {}
}
