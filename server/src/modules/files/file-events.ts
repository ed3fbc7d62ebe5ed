/** Events about files, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

export const fileEvents = {
  "document.added": event<{ serviceOrderId?: string; documentKind: string; isCustomerVisible: boolean }>(),
  "document.replaced": event<{ serviceOrderId?: string; documentKind: string }>(),
  "document.updated": event<{ serviceOrderId: string; documentKind: string; isCustomerVisible: boolean }>(),
  "document.removed": event<{ serviceOrderId: string; orderTaskFileId: string | null }>(),
  "document.refused": event<{ name: string; threat: string; keptAs: string; sha256: string | null }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof fileEvents> {}
}
