import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useController, useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { usePickedCustomer } from "#records/use-picked-customer.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";

const MoveVehicle = graphql(`
  mutation MoveVehicle($input: MoveVehicleInput!) {
    moveVehicle(input: $input) {
      vehicle {
        id
        ...VehicleFacts
      }
    }
  }
`);

interface MoveVehicleDialogProps {
  vehicle: VehicleFactsFragment;
  onClose: () => void;
}

export function MoveVehicleDialog({ vehicle, onClose }: MoveVehicleDialogProps) {
  const form = useForm({ defaultValues: { customerId: "", keepsOwner: false } });
  const { field, fieldState } = useController({ control: form.control, name: "customerId" });
  const [move] = useMutation(MoveVehicle, { refetchQueries: ["VehiclePage"] });
  const { frame, run } = useVerb({ form, stale: ["vehicle-changed"] });
  const submit = form.handleSubmit(async (values) => {
    if (!values.customerId) return form.setError("customerId", { message: t("base.chooseACustomer") });
    const failure = await run(
      () => move({ variables: { input: { ...values, id: vehicle.id, version: vehicle.version } } }),
      t("vehicles.vehicleIsMoved", { vehicle: vehicle.vehicleDescription }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog title={t("vehicles.moveVehicle")} action={t("base.move")} {...frame(submit)} onClose={onClose}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t("vehicles.moveHelp")}
      </Typography>
      <CustomerPicker
        known={usePickedCustomer(field.value)}
        error={fieldState.error?.message}
        onPick={(picked) => field.onChange(picked?.id ?? "")}
      />
      <CheckInput form={form} name="keepsOwner" label={t("vehicles.keepsOwner")} help={t("vehicles.keepsOwnerHelp")} />
    </FormDialog>
  );
}
