import { useQuery } from "@apollo/client/react";
import { searchKey } from "@boresight/domain/text";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SearchPicker } from "#ui/search-picker.tsx";

const FindCustomersWithoutLogin = graphql(`
  query FindCustomersWithoutLogin($key: String!) {
    customers(
      first: 10
      filter: { searchText: { includes: $key }, userId: { isNull: true } }
      orderBy: COMPANY_NAME_ASC
    ) {
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

interface FindCustomerProps {
  error: string | undefined;
  onPick: (id: string | null) => void;
}

/** Only customers without a login: each has one at most. */
export function FindCustomer({ error, onPick }: FindCustomerProps) {
  const [typed, setTyped] = useState("");
  const { data, previousData, loading } = useQuery(FindCustomersWithoutLogin, { variables: { key: searchKey(typed) } });
  const found = rowsOf((data ?? previousData)?.customers).map(({ id, companyName, firstName, lastName, email }) => ({
    id,
    label: companyName || `${firstName} ${lastName}`.trim(),
    second: email,
  }));

  return (
    <SearchPicker
      label="Customer"
      found={found}
      loading={loading}
      error={error}
      onSearch={setTyped}
      onPick={(picked) => onPick(picked?.id ?? null)}
    />
  );
}
