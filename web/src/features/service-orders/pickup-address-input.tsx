import { skipToken, useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SelectInput } from "#ui/select-input.tsx";
import type { OrderForm } from "./order-form.ts";

const PickupAddresses = graphql(`
  query PickupAddresses($filter: CustomerAddressFilter) {
    customerAddresses(first: 50, filter: $filter) {
      nodes {
        id
        label
        address {
          id
          street
          city
        }
      }
    }
  }
`);

interface PickupAddressInputProps {
  form: OrderForm;
  /** Whose addresses: null for a customer's own, empty while no customer is chosen. */
  customerId: string | null;
  optional: boolean;
}

export function PickupAddressInput({ form, customerId, optional }: PickupAddressInputProps) {
  const variables = customerId === null ? {} : { filter: { customerId: { equalTo: customerId } } };
  const { data } = useQuery(PickupAddresses, customerId === "" ? skipToken : { variables });
  const choices = rowsOf(data?.customerAddresses).flatMap(({ label, address }) =>
    address ? [{ value: address.id, label: [label, address.street, address.city].filter(Boolean).join(", ") }] : [],
  );

  return (
    <SelectInput form={form} name="pickupAddressId" label="Pickup address" choices={choices} optional={optional} />
  );
}
