import { skipToken, useQuery } from "@apollo/client/react";
import { searchKey } from "@boresight/domain/text";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SearchPicker } from "#ui/search-picker.tsx";
import { NewVehicleFields } from "./new-vehicle-fields.tsx";
import type { OrderForm } from "./order-form.ts";

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

interface VehicleFieldsProps {
  form: OrderForm;
  /** Whose vehicles to offer: null for a customer's own, empty while no customer is chosen. */
  customerId: string | null;
}

/** One of the customer's vehicles, or a new one by its VIN. */
export function VehicleFields({ form, customerId }: VehicleFieldsProps) {
  const isNew = useWatch({ control: form.control, name: "isNewVehicle" });
  const toggle = () => form.setValue("isNewVehicle", !isNew);

  return (
    <>
      {isNew ? <NewVehicleFields form={form} /> : <KnownVehicle form={form} customerId={customerId} />}
      <Button size="small" onClick={toggle} sx={{ justifySelf: "start", mt: -2, mb: 2 }}>
        {isNew ? "Choose a known vehicle" : "The vehicle is new"}
      </Button>
    </>
  );
}

function KnownVehicle({ form, customerId }: VehicleFieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name: "vehicleId" });
  const [typed, setTyped] = useState("");
  const filter = {
    searchText: { includes: searchKey(typed) },
    ...(customerId !== null && { customerId: { equalTo: customerId } }),
  };
  const { data, previousData, loading } = useQuery(
    FindVehicles,
    customerId === "" ? skipToken : { variables: { filter } },
  );
  const found = rowsOf((data ?? previousData)?.vehicles).map(({ id, vehicleDescription, vinNumber }) => ({
    id,
    label: vehicleDescription,
    ...(vinNumber && { second: vinNumber }),
  }));

  return (
    <SearchPicker
      label="Vehicle"
      found={found}
      loading={loading}
      error={fieldState.error?.message}
      onSearch={setTyped}
      onPick={(picked) => field.onChange(picked?.id ?? "")}
    />
  );
}
