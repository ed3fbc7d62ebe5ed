import { namesIn } from "@boresight/domain/base/record";
import { t } from "@boresight/domain/texts/text";
import { vehicle, type VehicleField } from "@boresight/domain/vehicles/vehicle-fields";
import { hasValidCheckDigit, needsCheckDigit, normaliseVin } from "@boresight/domain/vehicles/vin";
import { vinWarnings } from "@boresight/domain/vehicles/vin-decode";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { usePickedCustomer } from "#records/use-picked-customer.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { KnownVin } from "#records/known-vin.tsx";
import { namedByVin, nothingFilledIn } from "#records/follow-vin.ts";
import { useVehicleFromVin } from "#records/use-vehicle-from-vin.ts";
import { VinDifferences } from "#records/vin-differences.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { FieldWarnings } from "#ui/form/field-warnings.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { VehicleFormValues } from "./vehicle-values.ts";

type Form = UseFormReturn<VehicleFormValues>;

interface VehicleFormFieldsProps {
  form: Form;
  /** The record that is being edited; a new one has a customer to choose. */
  ownId: string | undefined;
  /** Opens another customer's record of the vehicle; null for customers, who never learn of one. */
  onOpen: ((id: string) => void) | null;
}

const asNumber = { inputProps: { inputMode: "numeric", maxLength: 4 } as const };
const two = { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 };

const above: readonly VehicleField[] = ["vinNumber", "year", "make", "model", "trim", "vehicleDescription"];
const others = namesIn(vehicle, "vehicle").filter((name) => !above.includes(name));

/** The VIN first: it fills the other fields. */
export function VehicleFormFields({ form, ownId, onOpen }: VehicleFormFieldsProps) {
  return (
    <>
      {ownId === undefined && <VehicleCustomer form={form} />}
      <VehicleVin form={form} ownId={ownId} onOpen={onOpen} />
      <Box sx={{ display: "grid", gridTemplateColumns: "96px 1fr", columnGap: 4 }}>
        <TextInput form={form} name="year" label={vehicle.fields.year.label} input={asNumber} />
        <RecordFields of={vehicle} form={form} names={["make"]} />
      </Box>
      <Box sx={two}>
        <RecordFields of={vehicle} form={form} names={["model", "trim"]} />
      </Box>
      <RecordFields of={vehicle} form={form} names={["vehicleDescription"]} />
      <Box sx={two}>
        <RecordFields of={vehicle} form={form} names={others} />
      </Box>
      <Typography variant="h3" component="h3" sx={{ mt: 2, mb: 1 }}>
        {t("vehicles.ownerAndPlate")}
      </Typography>
      <Box sx={two}>
        <RecordFields of={vehicle} form={form} names={namesIn(vehicle, "owner")} autoComplete="off" />
      </Box>
    </>
  );
}

function VehicleCustomer({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: "customerId" });

  return (
    <CustomerPicker
      known={usePickedCustomer(field.value)}
      error={fieldState.error?.message}
      onPick={(picked) => field.onChange(picked?.id ?? "")}
    />
  );
}

const codeFace = { inputProps: { dir: "ltr", spellCheck: false, autoCapitalize: "characters", maxLength: 20 } };

function VehicleVin({ form, ownId, onOpen }: VehicleFormFieldsProps) {
  const values = useWatch({ control: form.control, compute: (all: VehicleFormValues) => all });
  const { customerId, isOtherVehicle } = values;
  const vin = normaliseVin(values.vinNumber);
  const { told, features, takeOver } = useFormVehicle(form, vin);
  const isDoubtful = vin.length === 17 && needsCheckDigit(vin) && !hasValidCheckDigit(vin);

  return (
    <>
      <TextInput form={form} name="vinNumber" label={t("base.vin")} optional input={codeFace} />
      <FieldWarnings of={vinWarnings(vin)} />
      <VinDifferences shown={values} told={told} onTake={takeOver} />
      {isDoubtful && <CheckInput form={form} name="vinConfirmed" label={t("base.iVerifiedThisVin")} />}
      {onOpen && (
        <KnownVin
          vin={vin}
          customerId={customerId}
          {...(ownId !== undefined && { ownId })}
          isOtherVehicle={isOtherVehicle}
          onOtherVehicle={() => form.setValue("isOtherVehicle", true, { shouldDirty: true })}
          onUse={({ id }) => onOpen(id)}
          onMoved={({ id }) => onOpen(id)}
        />
      )}
      {features.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ mb: 2 }}>
          {t("vehicles.reportedByDecoder")}: {features.join(", ")}
        </Typography>
      )}
    </>
  );
}

/** A record's fields that agree with its VIN follow another one; opening it changes nothing. */
function useFormVehicle(form: Form, vin: string) {
  const filled = useRef(nothingFilledIn);
  const ownVin = normaliseVin(form.formState.defaultValues?.vinNumber ?? "");

  return useVehicleFromVin(
    {
      read: () => ({ vehicle: form.getValues(), filled: filled.current }),
      write: (described) => {
        filled.current = described.filled;
        for (const name of namedByVin)
          if (described.vehicle[name] !== form.getValues(name))
            form.setValue(name, described.vehicle[name], { shouldDirty: true });
      },
    },
    { vin, ownVin },
  );
}
