/** Events about customers, for other areas. */
import type { CustomerField } from "@boresight/domain/customers/customer-fields";
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    "customer.created": Record<string, never>;
    "customer.updated": { fields: readonly (CustomerField | "contacts" | "status")[] };
    "customer.merged": { intoId: string };
    "customer.mergeUndone": { fromId: string };
  }
}
