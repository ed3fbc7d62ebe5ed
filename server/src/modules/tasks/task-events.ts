/** Events about an order's tasks, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    "task.completed": { serviceOrderId: string };
  }
}
