/** Events about estimates, for other areas. */
import type { DeclineReason } from "@boresight/domain/billing/estimate-decision-schema";

interface OfEstimate {
  serviceOrderId: string;
  number: string;
}

declare module "#platform/events.ts" {
  interface DomainEvents {
    "estimate.sent": OfEstimate & {
      /** It changes an estimate that was approved. */
      isSupplement: boolean;
      /** A standing agreement approves it. */
      isAgreed: boolean;
      /** Where somebody chose them. */
      mail?: { recipients?: readonly string[]; note?: string };
    };
    "estimate.viewed": OfEstimate;
    "estimate.approved": OfEstimate & { by: string; channel: string; poFollows: boolean };
    "estimate.declined": OfEstimate & { reasonKey: DeclineReason; reason: string };
    "estimate.expired": OfEstimate;
  }
}
