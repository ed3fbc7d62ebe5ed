import { skipToken, useQuery } from "@apollo/client/react";
import { knownSystems, whyKnown, type KnownSystem } from "@boresight/domain/intake/vehicle-systems";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { usePapersRead } from "#features/intake/repair-order/use-papers-read.ts";
import { graphql } from "#graphql/gql.ts";
import type { KnownSystemsOfVehicleQuery } from "#graphql/graphql.ts";
import { useVinFeatures } from "#records/use-vehicle-from-vin.ts";

const KnownSystemsOfVehicle = graphql(`
  query KnownSystemsOfVehicle($id: UUID!) {
    vehicle(id: $id) {
      id
      knownSystems {
        system
        isFitted
        source
        quote
      }
    }
  }
`);

type Recorded = NonNullable<KnownSystemsOfVehicleQuery["vehicle"]>["knownSystems"];
const nothing: Recorded = [];

export interface SystemInWords extends Pick<KnownSystem, "isFitted" | "system"> {
  /** What says so. */
  words: string;
}

/** What is known of the vehicle's systems: from its record, this intake's papers and the decoder of its VIN. */
export function useKnownSystems(form: IntakeForm): readonly SystemInWords[] {
  const [vehicleId, vinNumber] = useWatch({ control: form.control, name: ["vehicleId", "vehicle.vinNumber"] });
  const { fittedSystems } = usePapersRead(form);
  const { data } = useQuery(KnownSystemsOfVehicle, vehicleId ? { variables: { id: vehicleId } } : skipToken);
  const recorded = data?.vehicle?.knownSystems ?? nothing;
  const features = useVinFeatures(normaliseVin(vinNumber));

  return useMemo(() => {
    const papers = fittedSystems.map(({ system, isFitted, line }) => ({ system, isFitted, quote: line }));
    const now = knownSystems({ stated: {}, calibrated: [], papers, features });
    const surer = recorded.filter(({ source }) => source === "person" || source === "visit");
    const all = [...surer, ...now, ...recorded];
    return [...new Map(all.toReversed().map((one) => [one.system, one])).values()].map((one) => ({
      system: one.system,
      isFitted: one.isFitted,
      words: whyKnown(one),
    }));
  }, [recorded, fittedSystems, features]);
}
