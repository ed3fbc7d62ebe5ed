import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { searchFilter } from "#data/search-filter.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SearchFilter } from "#ui/filter/search-filter.tsx";
import { customerName } from "#features/orders/order-words.ts";

const CustomersToFilter = graphql(`
  query CustomersToFilter($filter: CustomerFilter!, $chosen: UUID!, $isChosen: Boolean!) {
    customers(first: 10, filter: $filter, orderBy: COMPANY_NAME_ASC) {
      nodes {
        id
        companyName
        firstName
        lastName
      }
    }
    customer(id: $chosen) @include(if: $isChosen) {
      id
      companyName
      firstName
      lastName
    }
  }
`);

const nobody = "00000000-0000-0000-0000-000000000000";

interface CustomerFilterProps {
  value: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** Filters by one customer, with search. */
export function CustomerFilter({ value, onSelect }: CustomerFilterProps) {
  const [typed, setTyped] = useState("");
  const { data, previousData } = useQuery(CustomersToFilter, {
    variables: { filter: searchFilter(typed), chosen: value ?? nobody, isChosen: value !== undefined },
  });
  const known = data ?? previousData;
  const choices = rowsOf(known?.customers).map(({ id, ...name }) => ({ value: id, label: customerName(name) }));
  const chosen = known?.customer;

  return (
    <SearchFilter
      label={t("base.customer")}
      chosen={value && chosen ? { value: chosen.id, label: customerName(chosen) } : null}
      choices={choices}
      onSearch={setTyped}
      onSelect={onSelect}
    />
  );
}
