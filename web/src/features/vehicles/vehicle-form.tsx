import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
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
  const { problem, run, forgetProblem } = useVerb({ form, stale: ["vehicle-changed"] });
  const submit = form.handleSubmit(async (values) => {
    forgetProblem();
    const { input, error } = vehicleInput(vehicle, values);
    if (error) return showFieldProblems(form, problemsOf(error));
    let newId: string | undefined;
    const failure = await run(
      async () => {
        const { customerId: ofCustomer, ...fields } = input;
        if (vehicle) {
          await update({ variables: { input: { ...fields, id: vehicle.id, version: vehicle.version } } });
        } else {
          const { data } = await create({ variables: { input: { ...fields, customerId: ofCustomer } } });
          newId = data?.createVehicle?.vehicle?.id;
        }
      },
      t("vehicles.vehicleIsSaved", { vehicle: `${values.make} ${values.model}` }),
    );
    if (failure) return;
    if (newId) onOpen(newId);
    else onClose();
  });

  return (
    <SheetForm
      busy={form.formState.isSubmitting}
      isDirty={form.formState.isDirty}
      problem={problem}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <VehicleFormFields form={form} ownId={vehicle?.id} onOpen={onOpen} />
    </SheetForm>
  );
}
