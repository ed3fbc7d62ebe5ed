/** Events about the plans of vans, for other areas. */
import type { PlanFigures } from "@boresight/domain/schedule/routes/plan-figures";
import { event, type EventsOf } from "#platform/database/events.ts";

/** What made somebody look for another plan. */
export const replanCauses = [
  "absence",
  "cancelled",
  "credential",
  "equipment",
  "failed",
  "late",
  "noShow",
  "outage",
] as const;
export type ReplanCause = (typeof replanCauses)[number];

/** A better plan that waits for a person. */
export interface BetterPlan {
  cause: ReplanCause;
  /** The order, the person, the tool or the van that it is about. */
  name: string;
  before: PlanFigures;
  after: PlanFigures;
  /** Appointments that cannot be done on their day and would go to another; the figures are of seven days then. */
  moved: number;
}

export const planEvents = {
  /** About a location: for a day of its vans a better plan is known, or none any more. */
  "vans.planned": event<{ date: string; better: BetterPlan | null }>(),
  /** About a technician. */
  "technician.away": event<Time>(),
  /** About a technician, who may be certified for less than before. */
  "credentials.changed": event<Record<string, never>>(),
  /** About a bay. */
  "bay.outOfOrder": event<Time>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof planEvents> {}
}

interface Time {
  startsAt: string;
  endsAt: string;
}
