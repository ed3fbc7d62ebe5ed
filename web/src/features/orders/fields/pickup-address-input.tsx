import { t } from "@boresight/domain/texts/text";
import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useWatch, type FieldValues, type Path } from "react-hook-form";
import { searchFilter } from "#data/lists/search-filter.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { Pickable } from "#ui/form/search-picker.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";
import { RecordPicker } from "#records/record-picker.tsx";

const FindPickupAddresses = graphql(`
  query FindPickupAddresses($filter: AddressFilter!) {
    addresses(first: 10, filter: $filter, orderBy: STREET_ASC) {
      nodes {
        id
        street
        city
        pickupSpotDescription
      }
    }
  }
`);

const ChosenPickupAddress = graphql(`
  query ChosenPickupAddress($id: UUID!) {
    address(id: $id) {
      id
      street
      city
      pickupSpotDescription
    }
  }
`);

interface PickupAddressInputProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  name: Path<Values>;
  label: string;
  /** The customer whose addresses are offered: null for one's own, empty until a customer is chosen. */
  customerId: string | null;
}

/** The vehicle's location: one of the customer's addresses, with search. */
export function PickupAddressInput<Values extends FieldValues, Parsed>({
  form,
  name,
  label,
  customerId,
}: PickupAddressInputProps<Values, Parsed>) {
  const [typed, onSearch] = useState("");
  const chosenId: string = useWatch({ control: form.control, name });
  const filter = {
    ...searchFilter(typed),
    archivedAt: { isNull: true },
    customerId: customerId === null ? { isNull: false } : { equalTo: customerId },
  };
  const { data, previousData, loading } = useQuery(
    FindPickupAddresses,
    customerId === "" ? skipToken : { variables: { filter } },
  );
  const { data: chosen } = useQuery(ChosenPickupAddress, chosenId ? { variables: { id: chosenId } } : skipToken);

  return (
    <RecordPicker
      label={label}
      form={form}
      name={name}
      found={rowsOf((data ?? previousData)?.addresses).map(choiceOf)}
      known={chosen?.address && choiceOf(chosen.address)}
      empty={t("customers.noAddressFound")}
      loading={loading}
      onSearch={onSearch}
    />
  );
}

interface Address {
  id: string;
  street: string;
  city: string;
  pickupSpotDescription: string | null;
}

const choiceOf = ({ id, street, city, pickupSpotDescription: spot }: Address): Pickable => ({
  id,
  label: `${street}, ${city}`,
  ...(spot && { second: spot }),
});
