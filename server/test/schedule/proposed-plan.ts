/** What `proposePlan` answers, of which the API makes what it shows. */
interface PlannedStop {
  id: string;
  version: number;
  technicianId: string | null;
  startsAt: string;
  minutes: number;
  mustAsk: boolean;
}

export interface PlannedRoute {
  date: string;
  bayId: string;
  miles: number;
  lateMinutes: number;
  stops: readonly PlannedStop[];
}

export interface ProposedPlan {
  before: readonly PlannedRoute[];
  after: readonly PlannedRoute[];
  isBetter: boolean;
  left: readonly { id: string; reason: string }[];
}

/** The stops of the better plan, as `applyPlan` takes them. */
export const stopsToApply = ({ after }: ProposedPlan) =>
  after.flatMap(({ bayId, stops }) =>
    stops.map(({ id, version, technicianId, startsAt, minutes }) => ({
      id,
      version,
      bayId,
      technicianId,
      startsAt,
      minutes,
    })),
  );
