import { skipToken, useQuery } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { Pickable } from "#ui/form/search-picker.tsx";
import { customerName } from "./customer-name.ts";

const PickedCustomer = graphql(`
  query PickedCustomer($id: UUID!) {
    customer(id: $id) {
      ...CustomerName
    }
  }
`);

/** Returns the customer whom a form holds by id: null for an empty id, undefined until it is known. */
export function usePickedCustomer(id: string): Pickable | null | undefined {
  const { data } = useQuery(PickedCustomer, id ? { variables: { id } } : skipToken);
  if (!id) return null;
  return data?.customer?.id === id ? { id, label: customerName(data.customer) } : undefined;
}
