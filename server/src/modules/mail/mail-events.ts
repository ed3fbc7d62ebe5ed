/** Events about messages, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    /** It will not be tried again. */
    "mail.failed": { serviceOrderId?: string; about: string; failure: string };
    /** The mail server takes no emails: they wait. */
    "mail.serverFailed": { reason: string };
    /** It takes them again. */
    "mail.serverWorks": Record<string, never>;
    "mail.retried": { serviceOrderId?: string };
    /** Which the provider had returned before. */
    "mail.arrived": { serviceOrderId?: string };
    /** A reply that may ask for no more messages; a person has to read it. `from` is a telephone or an email address. */
    "text.mayStop": { from: string; said: string };
  }
}
