import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { newVehicleSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { VehicleFormFields } from "./vehicle-form-fields.tsx";
import { vehicleInput, vehicleValues } from "./vehicle-values.ts";

const CreateVehicle = graphql(`
  mutation CreateVehicle($input: CreateVehicleInput!) {
    createVehicle(input: $input) {
      vehicle {
        id
        ...VehicleFacts
      }
    }
  }
`);

const UpdateVehicle = graphql(`
  mutation UpdateVehicle($input: UpdateVehicleInput!) {
    updateVehicle(input: $input) {
      vehicle {
        id
        ...VehicleFacts
      }
    }
  }
`);

interface VehicleFormProps {
  /** Null for a new vehicle. */
  vehicle: VehicleFactsFragment | null;
  /** The customer of a new vehicle, where it is known. */
  customerId?: string;
  onClose: () => void;
  /** Opens another record of the vehicle, or the new one. */
  onOpen: (id: string) => void;
}

export function VehicleForm({ vehicle, customerId, onClose, onOpen }: VehicleFormProps) {
  const form = useForm({ defaultValues: vehicleValues(vehicle, customerId) });
  const [create] = useMutation(CreateVehicle, { refetchQueries: ["VehiclesPage"] });
  const [update] = useMutation(UpdateVehicle);
  const frame = useSave({
    form,
    input: (values) => vehicleInput(vehicle, values),
    schema: () => newVehicleSchema(new Date().getFullYear()),
    save: async ({ customerId: ofCustomer, ...fields }) => {
      if (vehicle) {
        await update({ variables: { input: { ...fields, id: vehicle.id, version: vehicle.version } } });
        return null;
      }
      const { data } = await create({ variables: { input: { ...fields, customerId: ofCustomer } } });
      return data?.createVehicle?.vehicle?.id;
    },
    done: ({ make, model }) => t("vehicles.vehicleIsSaved", { vehicle: `${make} ${model}` }),
    onSaved: (newId) => (newId ? onOpen(newId) : onClose()),
    stale: ["vehicle-changed"],
  });

  return (
    <SheetForm {...frame} onCancel={onClose}>
      <VehicleFormFields form={form} ownId={vehicle?.id} onOpen={onOpen} />
    </SheetForm>
  );
}
