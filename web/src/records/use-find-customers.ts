import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { rowsOf } from "#data/rows.ts";
import { searchFilter } from "#data/lists/search-filter.ts";
import { customerName } from "./customer-name.ts";

const FindCustomers = graphql(`
  query FindCustomers($filter: CustomerFilter!) {
    customers(first: 10, filter: $filter, orderBy: COMPANY_NAME_ASC) {
      nodes {
        id
        companyName
        firstName
        lastName
        email
      }
    }
  }
`);

/** Returns the few customers that match the typed text, for a picker. */
export function useFindCustomers() {
  const [typed, onSearch] = useState("");
  const filter = {
    ...searchFilter(typed),
    status: { notEqualTo: "archived" },
  };
  const { data, previousData, loading } = useQuery(FindCustomers, { variables: { filter } });
  const found = rowsOf((data ?? previousData)?.customers).map(({ id, email, ...name }) => ({
    id,
    label: customerName(name),
    second: email,
  }));

  return { found, loading, onSearch };
}
