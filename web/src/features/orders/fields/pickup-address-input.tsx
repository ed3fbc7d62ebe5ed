import { t } from "@boresight/domain/texts/text";
import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useController, type FieldValues, type Path } from "react-hook-form";
import { searchFilter } from "#data/search-filter.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SearchPicker, type Pickable } from "#ui/form/search-picker.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";

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
  /** The customer whose addresses are offered: null for one's own, empty until a customer is chosen. */
  customerId: string | null;
}

/** The vehicle's location: one of the customer's addresses, with search. */
export function PickupAddressInput<Values extends FieldValues, Parsed>({
  form,
  name,
  customerId,
}: PickupAddressInputProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { found, chosen, loading, onSearch } = usePickupAddresses(customerId, field.value);

  return (
    <SearchPicker
      label={t("orders.pickupAddress")}
      found={found}
      picked={chosen}
      loading={loading}
      error={fieldState.error?.message}
      onSearch={onSearch}
      onPick={(picked) => field.onChange(picked?.id ?? "")}
    />
  );
}

function usePickupAddresses(customerId: string | null, chosenId: string) {
  const [typed, onSearch] = useState("");
  const filter = {
    ...searchFilter(typed),
    archivedAt: { isNull: true },
    customerId: customerId === null ? { isNull: false } : { equalTo: customerId },
  };
  const { data, previousData, loading } = useQuery(
    FindPickupAddresses,
    customerId === "" ? skipToken : { variables: { filter } },
  );
  const { data: known } = useQuery(ChosenPickupAddress, chosenId ? { variables: { id: chosenId } } : skipToken);
  const found = rowsOf((data ?? previousData)?.addresses).map(choiceOf);
  const chosen = [...found, ...(known?.address ? [choiceOf(known.address)] : [])].find(({ id }) => id === chosenId);
  return { found, chosen: chosen ?? null, loading, onSearch };
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
