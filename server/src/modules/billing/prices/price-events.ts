/** Events about the price catalog, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

export const priceEvents = {
  /** Of a line item type. */
  "catalog.updated": event<{ key: string }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof priceEvents> {}
}
