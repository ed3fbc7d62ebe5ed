import { t } from "@boresight/domain/texts/text";
import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useController, type FieldValues, type Path } from "react-hook-form";
import { searchFilter } from "#data/search-filter.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SearchPicker, type Pickable } from "#ui/form/search-picker.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";

const FindVehicles = graphql(`
  query FindVehicles($filter: VehicleFilter!) {
    vehicles(first: 10, filter: $filter, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        vehicleDescription
        vinNumber
      }
    }
  }
`);

const ChosenVehicle = graphql(`
  query ChosenVehicle($id: UUID!) {
    vehicle(id: $id) {
      id
      vehicleDescription
      vinNumber
    }
  }
`);

interface VehiclePickerProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  name: Path<Values>;
  /** The customer whose vehicles are offered: null for one's own, empty until a customer is chosen. */
  customerId: string | null;
}

/** One of the customer's vehicles, with search. */
export function VehiclePicker<Values extends FieldValues, Parsed>({
  form,
  name,
  customerId,
}: VehiclePickerProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { found, chosen, loading, onSearch } = useVehicles(customerId, field.value);

  return (
    <SearchPicker
      label={t("base.vehicle")}
      found={found}
      picked={chosen}
      loading={loading}
      error={fieldState.error?.message}
      onSearch={onSearch}
      onPick={(picked) => field.onChange(picked?.id ?? "")}
    />
  );
}

function useVehicles(customerId: string | null, chosenId: string) {
  const [typed, onSearch] = useState("");
  const filter = {
    ...searchFilter(typed),
    ...(customerId !== null && { customerId: { equalTo: customerId } }),
  };
  const { data, previousData, loading } = useQuery(
    FindVehicles,
    customerId === "" ? skipToken : { variables: { filter } },
  );
  const { data: known } = useQuery(ChosenVehicle, chosenId ? { variables: { id: chosenId } } : skipToken);
  const found = rowsOf((data ?? previousData)?.vehicles).map(choiceOf);
  const chosen = [...found, ...(known?.vehicle ? [choiceOf(known.vehicle)] : [])].find(({ id }) => id === chosenId);
  return { found, chosen: chosen ?? null, loading, onSearch };
}

interface Vehicle {
  id: string;
  vehicleDescription: string;
  vinNumber: string | null;
}

const choiceOf = ({ id, vehicleDescription, vinNumber }: Vehicle): Pickable => ({
  id,
  label: vehicleDescription,
  ...(vinNumber && { second: vinNumber }),
});
