import { useFragment } from "@apollo/client/react";
import { useMemo } from "react";
import type { ShownAction } from "#data/offline/queued-action.ts";
import { graphql } from "#graphql/gql.ts";
import type { Reading } from "./task-frame.ts";

const VehicleReadings = graphql(`
  fragment VehicleReadings on ServiceOrder {
    odometerIn
    odometerOut
    fuelLevelIn
  }
`);

/**
 * What was read off the vehicle, as it will be once what waits on this device is sent: the last of each counts. The page
 * asks for an order's fields anyway, so it is read from the cache.
 */
export function useReadings(orderId: string, actions: readonly ShownAction[]): Record<Reading, number | null> {
  const { data } = useFragment({ fragment: VehicleReadings, from: { __typename: "ServiceOrder", id: orderId } });
  const { odometerIn, odometerOut, fuelLevelIn } = data;
  return useMemo(() => {
    const waiting = actions.filter(({ verb }) => verb === "recordVehicleReadings").map(({ input }) => input);
    const last = (name: Reading, known: number | null | undefined): number | null => {
      const value = waiting.findLast((input) => name in input)?.[name] ?? known;
      return typeof value === "number" ? value : null;
    };
    return {
      odometerIn: last("odometerIn", odometerIn),
      odometerOut: last("odometerOut", odometerOut),
      fuelLevelIn: last("fuelLevelIn", fuelLevelIn),
    };
  }, [odometerIn, odometerOut, fuelLevelIn, actions]);
}
