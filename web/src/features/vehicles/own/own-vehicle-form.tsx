import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { newVehicleSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { OwnVehicleFragment } from "#graphql/graphql.ts";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { VehicleFormFields } from "#features/vehicles/vehicle-form-fields.tsx";
import { vehicleInput, vehicleValues } from "#features/vehicles/vehicle-values.ts";

const UpdateOwnVehicle = graphql(`
  mutation UpdateOwnVehicle($input: UpdateVehicleInput!) {
    updateVehicle(input: $input) {
      vehicle {
        id
        ...OwnVehicle
      }
    }
  }
`);

interface OwnVehicleFormProps {
  vehicle: OwnVehicleFragment;
  onClose: () => void;
}

export function OwnVehicleForm({ vehicle, onClose }: OwnVehicleFormProps) {
  const form = useForm({ defaultValues: vehicleValues(vehicle) });
  const [update] = useMutation(UpdateOwnVehicle);
  const { id, version } = vehicle;
  const frame = useSave({
    form,
    input: (values) => vehicleInput(vehicle, values),
    schema: () => newVehicleSchema(new Date().getFullYear()),
    save: ({ customerId: _unsent, ...fields }) => update({ variables: { input: { ...fields, id, version } } }),
    done: ({ make, model }) => t("vehicles.vehicleIsSaved", { vehicle: `${make} ${model}` }),
    onSaved: onClose,
    stale: ["vehicle-changed", "vehicle-checked-in"],
  });

  return (
    <SheetForm {...frame} onCancel={onClose}>
      <VehicleFormFields form={form} ownId={vehicle.id} onOpen={null} />
    </SheetForm>
  );
}
