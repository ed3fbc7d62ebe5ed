import { t } from "@boresight/domain/texts/text";
import { skipToken, useQuery } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import { SearchFilter } from "#ui/filter/search-filter.tsx";
import { customerName } from "./customer-name.ts";
import { useFindCustomers } from "./use-find-customers.ts";

const CustomerOfFilter = graphql(`
  query CustomerOfFilter($id: UUID!) {
    customer(id: $id) {
      id
      companyName
      firstName
      lastName
    }
  }
`);

interface CustomerFilterProps {
  value: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** Filters by one customer, with search. */
export function CustomerFilter({ value, onSelect }: CustomerFilterProps) {
  const { found, onSearch } = useFindCustomers();
  const { data } = useQuery(CustomerOfFilter, value ? { variables: { id: value } } : skipToken);
  const chosen = value && data?.customer ? { value, label: customerName(data.customer) } : null;

  return (
    <SearchFilter
      label={t("base.customer")}
      chosen={chosen}
      choices={found.map(({ id, label }) => ({ value: id, label }))}
      onSearch={onSearch}
      onSelect={onSelect}
    />
  );
}
