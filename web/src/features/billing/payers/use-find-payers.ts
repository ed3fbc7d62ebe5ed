import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";

const FindPayers = graphql(`
  query FindPayers($filter: PayerFilter!) {
    payers(first: 20, filter: $filter, orderBy: NAME_ASC) {
      nodes {
        id
        name
      }
    }
  }
`);

/** Returns the few payers in use whose name contains what is typed, for a picker. */
export function useFindPayers() {
  const [typed, onSearch] = useState("");
  const named = typed.trim() === "" ? {} : { name: { includesInsensitive: typed.trim() } };
  const { data, previousData, loading } = useQuery(FindPayers, {
    variables: { filter: { ...named, isActive: { equalTo: true } } },
  });
  const found = rowsOf((data ?? previousData)?.payers).map(({ id, name }) => ({ id, label: name }));

  return { found, loading, onSearch };
}
