import { useApolloClient, useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { queued, useQueuedActions, useSentActions } from "#data/offline/use-offline.ts";
import { graphql } from "#graphql/gql.ts";
import type { StopFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useCallback } from "react";
import { phaseWith } from "./stop-phase.ts";

const SetOut = graphql(`
  mutation SetOut($input: StartTravelInput!) {
    startTravel(input: $input) {
      appointment {
        id
        ...Stop
      }
    }
  }
`);
const Arrive = graphql(`
  mutation Arrive($input: ArriveAtStopInput!) {
    arriveAtStop(input: $input) {
      appointment {
        id
        ...Stop
      }
    }
  }
`);
const Finish = graphql(`
  mutation Finish($input: FinishStopInput!) {
    finishStop(input: $input) {
      appointment {
        id
        ...Stop
      }
    }
  }
`);

const stale = ["appointment-over", "trip-over", "trip-under-way"];

/** Where a stop stands, and its steps; without a network they wait on the device with the time they were taken at. */
export function useStop(orderId: string, stop: StopFragment) {
  const actions = useQueuedActions(orderId);
  const client = useApolloClient();
  const again = useCallback(() => client.refetchQueries({ include: "active" }), [client]);
  useSentActions(orderId, again);
  const [trip] = stop.trips.nodes;
  const { run, busy } = useVerb({ stale });
  const waiting = (about: string) => queued({ orderId, about, subject: `${stop.id}:stop` });
  const [setOut] = useMutation(SetOut, waiting(t("orders.onMyWay")));
  const [arrive] = useMutation(Arrive, waiting(t("orders.arrivedThere")));
  const [finish] = useMutation(Finish, waiting(t("orders.doneThere")));
  const input = () => ({ variables: { input: { id: stop.id, at: new Date().toISOString() } } });

  return {
    busy,
    trip: trip ?? null,
    phase: phaseWith(stop.id, trip, actions),
    setOut: () =>
      run(
        () => setOut(input()),
        ({ data }) => (data ? t("orders.customerIsTold") : null),
      ),
    arrive: () => run(() => arrive(input())),
    finish: () => run(() => finish(input())),
  };
}
