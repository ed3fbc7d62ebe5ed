/** Events about messages, for other areas. */
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
  /** A reply that may ask for no more messages; a person has to read it. `from` is a telephone or an email address. */
  "text.mayStop": event<{ from: string; said: string }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof mailEvents> {}
}
