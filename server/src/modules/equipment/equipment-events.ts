/** Events about tools and targets, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    "equipment.wentDown": { reason: string };
    "equipment.returned": object;
  }
}
