import { useLazyQuery } from "@apollo/client/react";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import { useRef } from "react";
import { graphql } from "#graphql/gql.ts";

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
const filled = ["year", "make", "model", "trim"] as const;
type FilledField = (typeof filled)[number];

interface FilledForm {
  get: (name: FilledField) => string;
  set: (name: FilledField, value: string) => void;
}

/** Fills the fields that a whole VIN determines; typed values are not overwritten. */
export function useDecodeVin({ get, set }: FilledForm) {
  const asked = useRef("");
  const [decode, { data }] = useLazyQuery(DecodeVin);

  async function fill(typed: string): Promise<void> {
    const vin = normaliseVin(typed);
    if (vin.length !== whole || vin === asked.current) return;
    asked.current = vin;
    const told = await decode({ variables: { vin } }).catch(() => null);
    const decoded = told?.data?.decodeVin;
    if (!decoded) return;
    for (const name of filled) {
      const value = decoded[name];
      if (value && !get(name)) set(name, String(value));
    }
  }

  return {
    fill,
    /** As reported by the decoder for this VIN. */
    featuresOf: (vin: string): readonly string[] =>
      data?.decodeVin.vinNumber === vin ? data.decodeVin.adasFeatures : [],
  };
}
