import { t } from "@boresight/domain/texts/text";
import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useWatch, type FieldValues, type Path } from "react-hook-form";
import { searchFilter } from "#data/lists/search-filter.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { Pickable } from "#ui/form/search-picker.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";
import { RecordPicker } from "./record-picker.tsx";

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
  const [typed, onSearch] = useState("");
  const chosenId: string = useWatch({ control: form.control, name });
  const filter = {
    ...searchFilter(typed),
    archivedAt: { isNull: true },
    ...(customerId !== null && { customerId: { equalTo: customerId } }),
  };
  const { data, previousData, loading } = useQuery(
    FindVehicles,
    customerId === "" ? skipToken : { variables: { filter } },
  );
  const { data: chosen } = useQuery(ChosenVehicle, chosenId ? { variables: { id: chosenId } } : skipToken);

  return (
    <RecordPicker
      label={t("base.vehicle")}
      form={form}
      name={name}
      found={rowsOf((data ?? previousData)?.vehicles).map(choiceOf)}
      known={chosen?.vehicle && choiceOf(chosen.vehicle)}
      empty={t("vehicles.noVehicleFound")}
      loading={loading}
      onSearch={onSearch}
    />
  );
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
