import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect, useMemo, useRef } from "react";
import { graphql } from "#graphql/gql.ts";
import type { DecodeVinQuery } from "#graphql/graphql.ts";
import {
  filledByOwnVin,
  followVin,
  takeFromVin,
  type DescribedVehicle,
  type FilledIn,
  type NamedByVin,
} from "./follow-vin.ts";

const DecodeVin = graphql(`
  query DecodeVin($vin: String!) {
    decodeVin(vin: $vin) {
      vinNumber
      make
      model
      trim
      year
      adasFeatures
    }
  }
`);

const whole = 17;

interface VehicleForm {
  read: () => DescribedVehicle;
  write: (described: DescribedVehicle) => void;
}

interface VinOfForm {
  /** As typed so far, normalised. */
  vin: string;
  /** The VIN with which a record was opened. */
  ownVin?: string;
}

/**
 * Lets a form's year, make, model and trim follow its VIN. Each answer belongs to the VIN it was asked for: a late one
 * for an earlier VIN is ignored, and opening a form changes nothing.
 */
export function useVehicleFromVin(form: VehicleForm, { vin, ownVin = "" }: VinOfForm) {
  const { told, features } = useDecoded(vin);
  const { told: ownTold, isOver: isOwnKnown } = useDecoded(ownVin);
  const isOpened = useRef(false);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    if (!isOwnKnown) return;
    const { read, write } = latest.current;
    const { vehicle, filled: known } = read();
    const filled = ownTold && !isOpened.current ? filledByOwnVin(vehicle, ownTold) : known;
    isOpened.current = true;
    if (filled !== known) write({ vehicle, filled });
    const followed = followVin({ vehicle, filled }, vin, told);
    if (followed) write(followed);
  }, [vin, told, isOwnKnown, ownTold]);

  return {
    /** What this VIN says; null while it is not known. */
    told,
    /** As reported by the decoder for this VIN. */
    features,
    takeOver: (name: NamedByVin) => told && form.write(takeFromVin(name, form.read(), told)),
  };
}

/** The driver assistance systems that the decoder reports for a whole VIN; none also where it knows nothing. */
export const useVinFeatures = (vin: string): readonly string[] => useDecoded(vin).features;

const noFeatures: readonly string[] = [];

/** What a whole VIN says; a shorter one says nothing. */
function useDecoded(vin: string) {
  const isWhole = vin.length === whole;
  const { data, error } = useQuery(DecodeVin, isWhole ? { variables: { vin } } : skipToken);
  const decoded = isWhole && data?.decodeVin.vinNumber === vin ? data.decodeVin : null;
  const told = useMemo(() => decoded && toldBy(decoded), [decoded]);
  return {
    told,
    features: decoded?.adasFeatures ?? noFeatures,
    isOver: !isWhole || decoded !== null || error !== undefined,
  };
}

const toldBy = ({ vinNumber, year, make, model, trim }: DecodeVinQuery["decodeVin"]): FilledIn => ({
  vinNumber,
  year: year ? String(year) : "",
  make: make ?? "",
  model: model ?? "",
  trim: trim ?? "",
});
