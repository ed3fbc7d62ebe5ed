import { useQuery } from "@apollo/client/react";
import { searchKey } from "@boresight/domain/text";
import { useState } from "react";
import { useController } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SearchPicker } from "#ui/search-picker.tsx";
import type { OrderForm } from "./order-form.ts";
import { customerName } from "./order-words.ts";

const FindCustomers = graphql(`
  query FindCustomers($key: String!) {
    customers(first: 10, filter: { searchText: { includes: $key } }, orderBy: COMPANY_NAME_ASC) {
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

export function CustomerPicker({ form }: { form: OrderForm }) {
  const { field, fieldState } = useController({ control: form.control, name: "customerId" });
  const [typed, setTyped] = useState("");
  const { data, previousData, loading } = useQuery(FindCustomers, { variables: { key: searchKey(typed) } });
  const found = rowsOf((data ?? previousData)?.customers).map(({ id, email, ...name }) => ({
    id,
    label: customerName(name),
    second: email,
  }));
  const pick = (id: string) => {
    field.onChange(id);
    form.setValue("vehicleId", "");
    form.setValue("pickupAddressId", "");
  };

  return (
    <SearchPicker
      label="Customer"
      found={found}
      loading={loading}
      error={fieldState.error?.message}
      onSearch={setTyped}
      onPick={(picked) => pick(picked?.id ?? "")}
    />
  );
}
