import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { OwnVehicleFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
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
  const { problem, run, forgetProblem } = useVerb({ form, stale: ["vehicle-changed", "vehicle-checked-in"] });
  const submit = form.handleSubmit(async (values) => {
    forgetProblem();
    const { input, error } = vehicleInput(vehicle, values);
    if (error) return showFieldProblems(form, problemsOf(error));
    const { customerId: _, ...fields } = input;
    const failure = await run(
      () => update({ variables: { input: { ...fields, id: vehicle.id, version: vehicle.version } } }),
      t("vehicles.vehicleIsSaved", { vehicle: `${values.make} ${values.model}` }),
    );
    if (!failure) onClose();
  });

  return (
    <SheetForm
      busy={form.formState.isSubmitting}
      isDirty={form.formState.isDirty}
      problem={problem}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <VehicleFormFields form={form} ownId={vehicle.id} onOpen={null} />
    </SheetForm>
  );
}
