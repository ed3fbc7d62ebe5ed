/** Events about customers, for other areas. */
import type { CustomerField } from "@boresight/domain/customers/customer-fields";
import { event, type EventsOf } from "#platform/database/events.ts";

export const customerEvents = {
  "customer.created": event<Record<string, never>>(),
  "customer.updated": event<{ fields: readonly (CustomerField | "contacts" | "status")[] }>(),
  "customer.merged": event<{ intoId: string }>(),
  "customer.mergeUndone": event<{ fromId: string }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof customerEvents> {}
}
