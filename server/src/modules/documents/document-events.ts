/** Events about issued documents, for other areas. */
import type { IssuedType } from "@boresight/domain/documents/issued-document";
import type { NoticeType } from "@boresight/domain/documents/notice-types";
import { event, type EventsOf } from "#platform/database/events.ts";

interface OfDocument {
  serviceOrderId: string;
  documentType: IssuedType;
  number: string;
  revision: number;
}

export const documentEvents = {
  "document.issued": event<
    OfDocument & {
      /** Why it replaces an earlier one of the same subject. */
      reason: string | null;
    }
  >(),
  "notice.acknowledged": event<{
    serviceOrderId: string;
    documentType: NoticeType;
    number: string;
    /** Who signed. */
    name: string;
  }>(),
  "document.revoked": event<OfDocument & { reason: string }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof documentEvents> {}
}
