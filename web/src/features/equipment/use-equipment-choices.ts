import { useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";

const EquipmentChoices = graphql(`
  query EquipmentChoices {
    facilities(first: 50) {
      nodes {
        id
        bays(first: 50, orderBy: SORT_ORDER_ASC) {
          nodes {
            id
            name
            isActive
          }
        }
      }
    }
    calibrationChoices {
      typeKey
      name
      category
    }
  }
`);

/** The calibrations that equipment can serve, and the bays and vans of a location where it can be kept. */
export function useEquipmentChoices() {
  const { data } = useQuery(EquipmentChoices);
  const bays = new Map(rowsOf(data?.facilities).map((facility) => [facility.id, rowsOf(facility.bays)]));
  return {
    types: (data?.calibrationChoices ?? []).filter(({ category }) => category === "calibration"),
    baysOf: (facilityId: string) =>
      (bays.get(facilityId) ?? [])
        .filter(({ isActive }) => isActive)
        .map(({ id, name }) => ({ value: id, label: name })),
  };
}
