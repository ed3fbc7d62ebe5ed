/** Events about the books in QuickBooks, for other areas. */
import type { QboConflictKind, QboEntityName, QboResolution } from "@boresight/domain/accounting/qbo";
import { event, type EventsOf } from "#platform/database/events.ts";

/** About the record of ours when it is known, else about the job or conflict itself. */
interface OfRecord {
  connectionId: string;
  entity: QboEntityName;
  localId: string | null;
  /** What people know the record by. */
  label: string;
}

export const qboEvents = {
  "qbo.connected": event<{ companyName: string }>(),
  /** The reason is null when a person did it. */
  "qbo.disconnected": event<{ companyName: string; reason: string | null }>(),
  "qbo.synced": event<OfRecord & { jobId: string }>(),
  /** Only a person can help; the detail is QuickBooks' own words. */
  "qbo.failed": event<OfRecord & { jobId: string; problem: string; detail: string }>(),
  /** A person decided that a job is not to be done. */
  "qbo.skipped": event<OfRecord & { jobId: string }>(),
  "qbo.conflict": event<OfRecord & { conflictId: string; kind: QboConflictKind }>(),
  "qbo.conflictSolved": event<OfRecord & { conflictId: string; kind: QboConflictKind; resolution: QboResolution }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof qboEvents> {}
}
