import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import type { DisplacedAppointmentsQuery } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const DisplacedAppointments = graphql(`
  query DisplacedAppointments($facilityId: UUID!, $solves: Boolean!) {
    facility(id: $facilityId) {
      id
      facilityName
      timeZone
      displacedAppointments {
        reason
        sameTimePlaces @include(if: $solves) {
          bay {
            id
            name
          }
          technician {
            id
            displayName
          }
        }
        appointment {
          id
          version
          bayId
          technicianId
          startsAt
          endsAt
          serviceOrder {
            id
            internalOrderNumber
            vehicle {
              id
              vehicleDescription
            }
            customer {
              ...CustomerName
            }
          }
        }
      }
    }
  }
`);
const RescheduleDisplaced = graphql(`
  mutation RescheduleDisplaced($input: RescheduleDisplacedAppointmentsInput!) {
    rescheduleDisplacedAppointments(input: $input) {
      moved {
        id
        version
        startsAt
        endsAt
      }
      left {
        reason
        appointment {
          id
        }
      }
    }
  }
`);

type Facility = NonNullable<DisplacedAppointmentsQuery["facility"]>;
type Listed = NonNullable<Facility["displacedAppointments"]>[number];
export type DisplacedAppointment = Listed & { appointment: NonNullable<Listed["appointment"]> };

/** The appointments that no longer fit a facility's hours, to solve with where they can stay; null on the first load. */
export function useDisplaced(facilityId: string, { solves = false } = {}) {
  const { data, error, refetch } = useQuery(DisplacedAppointments, {
    variables: { facilityId, solves },
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({}, () => {
    refetch().catch(() => {}); // The query's own error tells.
  });
  const facility = data?.facility ?? null;
  return { facility, appointments: (facility?.displacedAppointments ?? []).filter(isKnown), error };
}

const isKnown = (listed: Listed): listed is DisplacedAppointment => listed.appointment !== null;

export interface StatusChangeOutcome {
  moved: number;
  /** Why an appointment was not rescheduled, by its id. */
  whyLeft: ReadonlyMap<string, string>;
}

/** Reschedules them all; returns why it failed. */
export function useRescheduleDisplaced(facilityId: string) {
  const [move] = useMutation(RescheduleDisplaced, { refetchQueries: "active", awaitRefetchQueries: true });
  const { run } = useVerb({ shownBy: "caller" });
  const [outcome, setOutcome] = useState<StatusChangeOutcome | null>(null);
  const moveAll = (appointments: readonly DisplacedAppointment[], reason: string) => {
    const appointmentIds = appointments.map(({ appointment }) => appointment.id);
    return run(async () => {
      const { data } = await move({ variables: { input: { facilityId, appointmentIds, reason } } });
      const { moved = [], left = [] } = data?.rescheduleDisplacedAppointments ?? {};
      setOutcome({ moved: moved.length, whyLeft: new Map(left.map((one) => [one.appointment?.id ?? "", one.reason])) });
    });
  };
  return { moveAll, outcome };
}
