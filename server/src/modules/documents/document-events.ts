/** Events about issued documents, for other areas. */
import type { IssuedType } from "@boresight/domain/documents/issued-document";
import "#platform/events.ts";

interface OfDocument {
  serviceOrderId: string;
  documentType: IssuedType;
  number: string;
  revision: number;
}

declare module "#platform/events.ts" {
  interface DomainEvents {
    "document.issued": OfDocument & {
      /** Why it replaces an earlier one of the same subject. */
      reason: string | null;
    };
    "document.revoked": OfDocument & { reason: string };
  }
}
