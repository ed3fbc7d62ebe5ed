/** Events about an order's tasks, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    /** Somebody asks colleagues to do it. */
    "task.checkAsked": { serviceOrderId: string };
    "task.completed": { serviceOrderId: string };
  }
}
