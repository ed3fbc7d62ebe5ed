/** Events about messages, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    /** It will not be tried again. */
    "mail.failed": { serviceOrderId?: string; about: string; failure: string };
    "mail.retried": { serviceOrderId?: string };
  }
}
