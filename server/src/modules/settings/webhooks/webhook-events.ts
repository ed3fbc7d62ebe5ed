/** Events about webhooks, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

export const webhookEvents = {
  /** The last attempt failed, and the webhook is switched off. */
  "webhook.failed": event<{ url: string; error: string }>(),
  "webhook.tested": event<Record<string, never>>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof webhookEvents> {}
}
