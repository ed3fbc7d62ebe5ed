/** Events about the price catalog, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    /** Of a line item type. */
    "catalog.updated": { key: string };
  }
}
