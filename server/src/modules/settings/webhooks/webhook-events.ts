/** What a webhook tells the other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    /** The last attempt failed: it is switched off. */
    "webhook.failed": { url: string; error: string };
    "webhook.tested": Record<string, never>;
  }
}
