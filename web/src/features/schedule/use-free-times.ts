import { skipToken, useQuery } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { FreeTimesQuery } from "#graphql/graphql.ts";

const FreeTimes = graphql(`
  query FreeTimes(
    $orderId: UUID!
    $facilityIds: [UUID!]
    $bayId: UUID
    $technicianId: UUID
    $from: Datetime
    $limit: Int!
  ) {
    slots(
      orderId: $orderId
      facilityIds: $facilityIds
      bayId: $bayId
      technicianId: $technicianId
      from: $from
      limit: $limit
    ) {
      minutes
      learned {
        typeKey
        typeName
        minutes
        catalogueMinutes
        appointments
      }
      slots {
        facilityId
        bayId
        technicianId
        startsAt
        endsAt
      }
      reasons {
        facilityId
        reason
        lacks
        equipment
      }
    }
  }
`);

export type FreeTimesFound = NonNullable<FreeTimesQuery["slots"]>;
export type FreeTime = FreeTimesFound["slots"][number];

interface Wanted {
  orderId: string | undefined;
  facilityId: string | undefined;
  /** The earliest start. */
  from: string | null;
  /** How many. */
  limit?: number;
  /** Kept wherever they are free. */
  kept?: { bayId: string; technicianId: string };
}

/** The next free times for an order's appointment, and its duration; null on the first load. */
export function useFreeTimes({ orderId, facilityId, from, limit = 9, kept }: Wanted): FreeTimesFound | null {
  const { data, previousData } = useQuery(
    FreeTimes,
    orderId === undefined || facilityId === undefined
      ? skipToken
      : {
          variables: {
            orderId,
            facilityIds: [facilityId],
            bayId: kept?.bayId || null,
            technicianId: kept?.technicianId || null,
            from,
            limit,
          },
          fetchPolicy: "network-only",
        },
  );
  return (data ?? previousData)?.slots ?? null;
}
