import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import type { DaySpan } from "#ui/time/calendar-days.ts";
import type { GroupBy, Technician } from "./calendar-rows.ts";
import { momentsOfDays } from "./schedule-days.ts";
import { timeOffOf, type TimeOff } from "./time-off.ts";

const ScheduleTimeOff = graphql(`
  query ScheduleTimeOff($facilityId: UUID!, $from: Datetime!, $to: Datetime!, $seesReasons: Boolean!) {
    absences(
      first: 100
      orderBy: STARTS_AT_ASC
      filter: { startsAt: { lessThan: $to }, endsAt: { greaterThan: $from } }
    ) {
      nodes {
        id
        userId
        startsAt
        endsAt
        reason @include(if: $seesReasons)
      }
    }
    bayOutages(
      first: 100
      orderBy: STARTS_AT_ASC
      filter: {
        bay: { facilityId: { equalTo: $facilityId } }
        startsAt: { lessThan: $to }
        endsAt: { greaterThan: $from }
      }
    ) {
      nodes {
        id
        bayId
        startsAt
        endsAt
        reason
      }
    }
    shifts(first: 100) {
      nodes {
        id
        userId
        workingHours
      }
    }
  }
`);

interface Shown {
  /** Null for both. */
  by: GroupBy | null;
  place: PlaceFieldsFragment;
  technicians: readonly Technician[];
  days: DaySpan;
}

/** When nothing can be booked on these days, and why; why colleagues are away only admins see. */
export function useTimeOff({ by, place, technicians, days: { first, last } }: Shown): TimeOff[] {
  const seesReasons = roleOf(useAuth().user) === "admin";
  const moments = momentsOfDays(place.timeZone, { first, last });
  const { data, previousData } = useQuery(ScheduleTimeOff, {
    variables: { facilityId: place.id, ...moments, seesReasons },
    fetchPolicy: "cache-and-network",
  });
  const stored = data ?? previousData;
  return useMemo(
    () => timeOffOf({ by, place, technicians, days: { first, last }, stored }),
    [by, place, technicians, first, last, stored],
  );
}
