/** What a message tells the other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    /** Nobody will try again. */
    "mail.failed": { serviceOrderId?: string; about: string; failure: string };
    "mail.retried": { serviceOrderId?: string };
  }
}
