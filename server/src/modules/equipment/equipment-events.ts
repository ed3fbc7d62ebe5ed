/** Events about tools and targets, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

export const equipmentEvents = {
  "equipment.wentDown": event<{ reason: string }>(),
  /** Registered or changed: what it serves, where it is, until when it counts. */
  "equipment.saved": event<object>(),
  "equipment.returned": event<object>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof equipmentEvents> {}
}
