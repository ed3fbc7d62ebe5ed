import { t } from "@boresight/domain/texts/text";
import { hasValidCheckDigit, needsCheckDigit, normaliseVin } from "@boresight/domain/vehicles/vin";
import { vinWarnings } from "@boresight/domain/vehicles/vin-decode";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useController, useWatch } from "react-hook-form";
import { KnownVin } from "#records/known-vin.tsx";
import { ownerFields } from "#records/owner-fields.ts";
import { useDecodeVin } from "#records/use-decode-vin.ts";
import { FieldWarnings } from "#ui/form/field-warnings.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useNow } from "#ui/time/use-now.ts";
import type { OrderForm } from "./order-form.ts";

const codeFace = { inputProps: { dir: "ltr", spellCheck: false, autoCapitalize: "characters", maxLength: 20 } };
const asNumber = { inputProps: { inputMode: "numeric", maxLength: 4 } as const };

interface NewVehicleFieldsProps {
  form: OrderForm;
  /** Null for customers, who order for themselves. */
  customerId: string | null;
}

export function NewVehicleFields({ form, customerId }: NewVehicleFieldsProps) {
  const typed = useWatch({ control: form.control, name: "vehicle.vinNumber" });
  const vin = normaliseVin(typed);
  const year = useWatch({ control: form.control, name: "vehicle.year" });
  const thisYear = useNow().getFullYear();
  const { fill } = useDecodeVin({
    get: (name) => form.getValues(`vehicle.${name}`),
    set: (name, value) => form.setValue(`vehicle.${name}`, value, { shouldDirty: true }),
  });
  const doubtful = vin.length === 17 && needsCheckDigit(vin) && !hasValidCheckDigit(vin);

  return (
    <>
      <TextInput
        form={form}
        name="vehicle.vinNumber"
        label={t("base.vin")}
        help={t("intake.vinHelp")}
        input={{ ...codeFace, onInput: ({ target }) => void fill((target as HTMLInputElement).value) }}
      />
      <FieldWarnings of={vinWarnings(vin, { year, thisYear })} />
      {doubtful && <VinConfirmed form={form} />}
      {customerId !== null && <KnownVinOfOrder form={form} vin={vin} customerId={customerId} />}
      <Box sx={{ display: "grid", gridTemplateColumns: "96px 1fr 1fr", gap: 3 }}>
        <TextInput form={form} name="vehicle.year" label={t("base.year")} input={asNumber} />
        <TextInput form={form} name="vehicle.make" label={t("base.make")} />
        <TextInput form={form} name="vehicle.model" label={t("base.model")} />
      </Box>
      <TextInput form={form} name="vehicle.trim" label={t("base.trim")} optional />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 3 }}>
        {ownerFields.map(({ name, ...field }) => (
          <TextInput key={name} form={form} name={`vehicle.${name}`} optional {...field} />
        ))}
      </Box>
    </>
  );
}

function VinConfirmed({ form }: { form: OrderForm }) {
  const { field } = useController({ control: form.control, name: "vehicle.vinConfirmed" });

  return (
    <FormControlLabel
      label={t("orders.iCheckedThisVin")}
      control={<Checkbox checked={field.value} onChange={field.onChange} name={field.name} />}
      sx={{ mt: -2, mb: 1 }}
    />
  );
}

interface KnownVinOfOrderProps {
  form: OrderForm;
  vin: string;
  customerId: string;
}

/** Another customer's vehicle can be used, for that customer, or moved to the one who orders. */
function KnownVinOfOrder({ form, vin, customerId }: KnownVinOfOrderProps) {
  const { field } = useController({ control: form.control, name: "vehicle.isOtherVehicle" });
  const take = (vehicleId: string, ofCustomer: string) => {
    form.setValue("customerId", ofCustomer, { shouldDirty: true });
    form.setValue("pickupAddressId", "");
    form.setValue("vehicleId", vehicleId, { shouldDirty: true });
    form.setValue("isNewVehicle", false);
  };

  return (
    <KnownVin
      vin={vin}
      customerId={customerId}
      isOtherVehicle={field.value}
      onOtherVehicle={() => field.onChange(true)}
      onUse={({ id, customer }) => take(id, customer?.id ?? "")}
      onMoved={({ id }) => take(id, customerId)}
    />
  );
}
