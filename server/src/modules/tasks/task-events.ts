/** Events about an order's tasks, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

export const taskEvents = {
  /** Somebody asks colleagues to do it. */
  "task.checkAsked": event<{ serviceOrderId: string }>(),
  "task.completed": event<{ serviceOrderId: string }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof taskEvents> {}
}
