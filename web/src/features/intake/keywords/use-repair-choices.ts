import { useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { Choice } from "#ui/filter/select-filter.tsx";

const RepairChoices = graphql(`
  query RepairChoices {
    repairOperations(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        key
        name
      }
    }
  }
`);

/** The repairs that keywords can map to. */
export function useRepairChoices(): readonly Choice[] {
  const { data } = useQuery(RepairChoices);
  return rowsOf(data?.repairOperations).map(({ key, name }) => ({ value: key, label: name }));
}
