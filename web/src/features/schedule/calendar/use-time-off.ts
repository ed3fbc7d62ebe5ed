import { useIsOffice } from "#auth/use-standing.ts";
import { useQuery } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import type { DaySpan } from "#ui/time/calendar-days.ts";
import type { GroupBy, Technician } from "#features/schedule/schedule-columns.ts";
import { momentsOfDays } from "./schedule-days.ts";
import { nextPages, withMore } from "./time-off-pages.ts";
import { timeOffOf, type TimeOff } from "./time-off.ts";

const ScheduleTimeOff = graphql(`
  query ScheduleTimeOff(
    $facilityId: UUID!
    $technicianIds: [UUID!]!
    $from: Datetime!
    $to: Datetime!
    $seesReasons: Boolean!
    $absences: Boolean!
    $absencesAfter: Cursor
    $outages: Boolean!
    $outagesAfter: Cursor
    $shifts: Boolean!
    $shiftsAfter: Cursor
  ) {
    absences(
      first: 100
      after: $absencesAfter
      orderBy: [STARTS_AT_ASC, ID_ASC]
      filter: { userId: { in: $technicianIds }, startsAt: { lessThan: $to }, endsAt: { greaterThan: $from } }
    ) @include(if: $absences) {
      nodes {
        id
        userId
        startsAt
        endsAt
        reason @include(if: $seesReasons)
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    bayOutages(
      first: 100
      after: $outagesAfter
      orderBy: [STARTS_AT_ASC, ID_ASC]
      filter: {
        bay: { facilityId: { equalTo: $facilityId } }
        startsAt: { lessThan: $to }
        endsAt: { greaterThan: $from }
      }
    ) @include(if: $outages) {
      nodes {
        id
        bayId
        startsAt
        endsAt
        reason
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    shifts(first: 100, after: $shiftsAfter, orderBy: ID_ASC, filter: { userId: { in: $technicianIds } })
      @include(if: $shifts) {
      nodes {
        id
        userId
        workingHours
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const all = { absences: true, outages: true, shifts: true };

interface Shown {
  /** Null for both. */
  by: GroupBy | null;
  place: PlaceFieldsFragment;
  technicians: readonly Technician[];
  days: DaySpan;
}

/** When nothing can be booked on these days, and why; why colleagues are away only admins see. It stays up to date. */
export function useTimeOff({ by, place, technicians, days: { first, last } }: Shown): TimeOff[] {
  const seesReasons = useIsOffice();
  const moments = momentsOfDays(place.timeZone, { first, last });
  const technicianIds = technicians.map(({ id }) => id).toSorted();
  const { data, previousData, refetch, fetchMore } = useQuery(ScheduleTimeOff, {
    variables: { facilityId: place.id, technicianIds, ...moments, seesReasons, ...all },
    fetchPolicy: "cache-and-network",
  });
  useEffect(() => {
    const variables = nextPages(data);
    if (variables) fetchMore({ variables, updateQuery: withMore }).catch(() => {}); // The next change asks again.
  }, [data, fetchMore]);
  useOrderChanges({ isOfNoOrder: true }, () => {
    refetch().catch(() => {}); // The next change asks again.
  });
  const stored = data ?? previousData;
  return useMemo(
    () => timeOffOf({ by, place, technicians, days: { first, last }, stored }),
    [by, place, technicians, first, last, stored],
  );
}
