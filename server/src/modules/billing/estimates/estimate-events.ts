/** Events about estimates, for other areas. */
import type { DeclineReason } from "@boresight/domain/billing/estimate-decision-schema";
import { event, type EventsOf } from "#platform/database/events.ts";

interface OfEstimate {
  serviceOrderId: string;
  number: string;
}

export const estimateEvents = {
  "estimate.sent": event<
    OfEstimate & {
      /** It changes an estimate that was approved. */
      isSupplement: boolean;
      /** A standing agreement approves it. */
      isAgreed: boolean;
      /** Where somebody chose them. */
      mail?: { recipients?: readonly string[]; note?: string };
    }
  >(),
  "estimate.viewed": event<OfEstimate>(),
  "estimate.approved": event<OfEstimate & { by: string; channel: string; poFollows: boolean }>(),
  "estimate.declined": event<OfEstimate & { reasonKey: DeclineReason; reason: string }>(),
  "estimate.expired": event<OfEstimate>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof estimateEvents> {}
}
