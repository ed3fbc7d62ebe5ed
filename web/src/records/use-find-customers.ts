import { nationalPhone } from "@boresight/domain/base/national-phone";
import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { rowsOf } from "#data/rows.ts";
import { searchFilter } from "#data/lists/search-filter.ts";
import { customerName } from "./customer-name.ts";

const FindCustomers = graphql(`
  query FindCustomers($filter: CustomerFilter!) {
    customers(first: 10, filter: $filter, orderBy: COMPANY_NAME_ASC) {
      nodes {
        ...CustomerName
        email
        phone
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
  const found = rowsOf((data ?? previousData)?.customers).map(({ id, email, phone, ...name }) => ({
    id,
    label: customerName(name),
    second: email || (phone ? nationalPhone(phone) : ""),
  }));

  return { found, loading, onSearch };
}

const CustomerOfFilter = graphql(`
  query CustomerOfFilter($id: UUID!) {
    customer(id: $id) {
      ...CustomerName
    }
  }
`);

/** The name of a customer that an address names by id; undefined until it is known. */
export function useCustomerName(id: string | undefined): string | undefined {
  const { data } = useQuery(CustomerOfFilter, id ? { variables: { id } } : skipToken);
  return id && data?.customer ? customerName(data.customer) : undefined;
}
