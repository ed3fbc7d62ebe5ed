/** Events about the books in QuickBooks, for other areas. */
import type { QboConflictKind, QboEntityName, QboResolution } from "@boresight/domain/accounting/qbo";
import "#platform/events.ts";

/** About the record of ours when it is known, else about the job or conflict itself. */
interface OfRecord {
  connectionId: string;
  entity: QboEntityName;
  localId: string | null;
  /** What people know the record by. */
  label: string;
}

declare module "#platform/events.ts" {
  interface DomainEvents {
    "qbo.connected": { companyName: string };
    /** The reason is null when a person did it. */
    "qbo.disconnected": { companyName: string; reason: string | null };
    "qbo.synced": OfRecord & { jobId: string };
    /** Only a person can help; the detail is QuickBooks' own words. */
    "qbo.failed": OfRecord & { jobId: string; problem: string; detail: string };
    /** A person decided that a job is not to be done. */
    "qbo.skipped": OfRecord & { jobId: string };
    "qbo.conflict": OfRecord & { conflictId: string; kind: QboConflictKind };
    "qbo.conflictSolved": OfRecord & { conflictId: string; kind: QboConflictKind; resolution: QboResolution };
  }
}
