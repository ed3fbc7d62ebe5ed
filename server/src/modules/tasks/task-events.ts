/** What an order's task tells the other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    "task.completed": { serviceOrderId: string };
  }
}
