import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { ProposePlanMutation, VanRouteFieldsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const VanRouteFields = graphql(`
  fragment VanRouteFields on VanRoute {
    date
    miles
    homeMinutes
    overtimeMinutes
    lateMinutes
    bay {
      id
      name
    }
    driver {
      id
      displayName
    }
    stops {
      version
      startsAt
      minutes
      driveMinutes
      miles
      lateMinutes
      isMoved
      mustAsk
      technician {
        id
      }
      appointment {
        id
        startsAt
        isPinned
        serviceOrder {
          id
          internalOrderNumber
          customer {
            ...CustomerName
            phone
          }
        }
      }
    }
  }
`);
const ProposePlan = graphql(`
  mutation ProposePlan($input: ProposePlanInput!) {
    proposePlan(input: $input) {
      isBetter
      pace
      drives
      before {
        ...VanRouteFields
      }
      after {
        ...VanRouteFields
      }
      left {
        reason
        appointment {
          id
          serviceOrder {
            id
            internalOrderNumber
          }
        }
      }
    }
  }
`);
const ApplyPlan = graphql(`
  mutation ApplyPlan($input: ApplyPlanInput!) {
    applyPlan(input: $input) {
      appointments {
        id
        version
        startsAt
        endsAt
      }
    }
  }
`);
const PinAppointment = graphql(`
  mutation PinAppointment($input: PinAppointmentInput!) {
    pinAppointment(input: $input) {
      appointment {
        id
        version
        isPinned
      }
    }
  }
`);

type Proposed = NonNullable<ProposePlanMutation["proposePlan"]>;

export interface VanPlan extends Omit<Proposed, "after" | "before"> {
  before: readonly VanRouteFieldsFragment[];
  after: readonly VanRouteFieldsFragment[];
}

const planFrom = ({ before, after, ...plan }: Proposed): VanPlan => ({
  ...plan,
  before: before.map((route) => readFragment(VanRouteFields, route)),
  after: after.map((route) => readFragment(VanRouteFields, route)),
});

interface AskedDays {
  facilityId: string;
  date: string;
  days: number;
}

/** Days of the vans with a better plan for them, once that is found; asked anew whenever it is changed here. Other days are another part. */
export function useVanPlan({ facilityId, date, days }: AskedDays) {
  const [plan, setPlan] = useState<VanPlan | null>(null);
  const [propose] = useMutation(ProposePlan);
  const [apply] = useMutation(ApplyPlan, { refetchQueries: "active" });
  const [pin] = useMutation(PinAppointment);
  const { run, busy, problem } = useVerb({ shownBy: "caller" });
  const search = async () => {
    const { data } = await propose({ variables: { input: { facilityId, date, days } } });
    setPlan(data?.proposePlan ? planFrom(data.proposePlan) : null);
  };
  const begin = useEffectEvent(() => void run(search));
  useEffect(() => begin(), []);

  return {
    plan,
    busy,
    problem,
    applyPlan: (chosen: VanPlan) =>
      run(async () => {
        await apply({ variables: { input: { facilityId, stops: plannedStops(chosen) } } });
        await search();
      }, t("schedule.planIsApplied")),
    pinStop: (stop: PinnedStop) =>
      run(async () => {
        await pin({ variables: { input: stop } });
        await search();
      }),
  };
}

export interface PinnedStop {
  id: string;
  version: number;
  isPinned: boolean;
}

const plannedStops = ({ after }: VanPlan) =>
  after.flatMap(({ bay, stops }) =>
    stops.flatMap(({ appointment, technician, version, startsAt, minutes }) =>
      appointment && bay
        ? [{ id: appointment.id, version, bayId: bay.id, technicianId: technician?.id ?? null, startsAt, minutes }]
        : [],
    ),
  );
