import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { rowsOf } from "#data/rows.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { AppointmentFields, WaitingOrder } from "#features/schedule/appointment.fragment.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { AppointmentFieldsFragment, PlaceFieldsFragment, WaitingOrderFragment } from "#graphql/graphql.ts";
import { momentsOfDays } from "./schedule-days.ts";

const ScheduleWeek = graphql(`
  query ScheduleWeek($facilityId: UUID!, $from: Datetime!, $to: Datetime!, $after: Cursor, $isFirst: Boolean!) {
    appointments(
      first: 100
      after: $after
      orderBy: [STARTS_AT_ASC, ID_ASC]
      filter: {
        facilityId: { equalTo: $facilityId }
        startsAt: { greaterThanOrEqualTo: $from, lessThan: $to }
        status: { notEqualTo: "cancelled" }
      }
    ) {
      nodes {
        id
        ...AppointmentFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    waiting: serviceOrders(
      first: 50
      orderBy: STATUS_CHANGED_AT_ASC
      filter: {
        and: [
          { or: [{ facilityId: { equalTo: $facilityId } }, { facilityId: { isNull: true } }] }
          {
            or: [
              { status: { category: { equalTo: "ready" } } }
              {
                status: { category: { in: ["intake", "hold"] } }
                appointments: { some: { status: { in: ["cancelled", "noShow"] } } }
              }
            ]
          }
        ]
        appointments: { none: { status: { in: ["requested", "confirmed", "arrived"] } } }
      }
    ) @include(if: $isFirst) {
      totalCount
      nodes {
        id
        ...WaitingOrder
      }
    }
  }
`);

interface Week {
  appointments: AppointmentFieldsFragment[];
  waiting: WaitingOrderFragment[];
  total: number;
}

/** Every appointment of these days, however many, and the orders that still need a time. */
export function useWeek(place: PlaceFieldsFragment, days: { first: string; last: string }): Week {
  const { data, previousData, refetch, fetchMore } = useQuery(ScheduleWeek, {
    variables: { facilityId: place.id, ...momentsOfDays(place.timeZone, days), isFirst: true },
    fetchPolicy: "cache-and-network",
  });
  const { hasNextPage, endCursor } = data?.appointments?.pageInfo ?? {};
  useEffect(() => {
    if (!hasNextPage || !endCursor) return;
    fetchMore({
      variables: { after: endCursor, isFirst: false },
      updateQuery: (known, { fetchMoreResult: { appointments: more } }) => {
        if (!known.appointments || !more) return known;
        const nodes = [...known.appointments.nodes, ...more.nodes];
        return { ...known, appointments: { ...known.appointments, nodes, pageInfo: more.pageInfo } };
      },
    }).catch(() => {}); // The next change asks again.
  }, [hasNextPage, endCursor, fetchMore]);
  useOrderChanges({}, () => {
    refetch().catch(() => {}); // The next change asks again.
  });
  const known = data ?? previousData;
  return {
    appointments: rowsOf(known?.appointments).map((row) => readFragment(AppointmentFields, row)),
    waiting: rowsOf(known?.waiting).map((row) => readFragment(WaitingOrder, row)),
    total: known?.waiting?.totalCount ?? 0,
  };
}
