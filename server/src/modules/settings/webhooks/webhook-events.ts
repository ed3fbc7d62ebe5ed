/** Events about webhooks, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    /** The last attempt failed, and the webhook is switched off. */
    "webhook.failed": { url: string; error: string };
    "webhook.tested": Record<string, never>;
  }
}
