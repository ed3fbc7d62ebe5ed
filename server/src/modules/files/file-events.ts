/** Events about files, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    "document.added": { serviceOrderId?: string; documentKind: string; isCustomerVisible: boolean };
    "document.replaced": { serviceOrderId?: string; documentKind: string };
    "document.updated": { serviceOrderId: string; documentKind: string; isCustomerVisible: boolean };
    "document.removed": { serviceOrderId: string; orderTaskFileId: string | null };
    "document.refused": { name: string; threat: string; keptAs: string; sha256: string | null };
  }
}
