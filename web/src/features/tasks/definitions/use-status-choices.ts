import { useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { Choice } from "#ui/form/select-input.tsx";

const StatusChoices = graphql(`
  query StatusChoices {
    serviceOrderStatuses(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        statusName
      }
    }
  }
`);

/** The statuses in the board's order, to choose from. */
export function useStatusChoices(): readonly Choice[] {
  const { data } = useQuery(StatusChoices);
  return rowsOf(data?.serviceOrderStatuses).map(({ id, statusName }) => ({ value: id, label: statusName }));
}
