import { t } from "@boresight/domain/texts/text";
import { hasValidCheckDigit, needsCheckDigit, normaliseVin } from "@boresight/domain/vehicles/vin";
import { vinWarnings } from "@boresight/domain/vehicles/vin-decode";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useController, useWatch } from "react-hook-form";
import { FieldWarnings } from "#ui/form/field-warnings.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useNow } from "#ui/time/use-now.ts";
import type { OrderForm } from "./order-form.ts";

const codeFace = { inputProps: { dir: "ltr", spellCheck: false, autoCapitalize: "characters", maxLength: 20 } };
const asNumber = { inputProps: { inputMode: "numeric", maxLength: 4 } as const };

export function NewVehicleFields({ form }: { form: OrderForm }) {
  const typed = useWatch({ control: form.control, name: "vehicle.vinNumber" });
  const vin = normaliseVin(typed);
  const year = useWatch({ control: form.control, name: "vehicle.year" });
  const thisYear = useNow().getFullYear();
  const doubtful = vin.length === 17 && needsCheckDigit(vin) && !hasValidCheckDigit(vin);

  return (
    <>
      <TextInput
        form={form}
        name="vehicle.vinNumber"
        label={t("base.vin")}
        help={t("intake.vinHelp")}
        input={codeFace}
      />
      <FieldWarnings of={vinWarnings(vin, { year, thisYear })} />
      {doubtful && <VinConfirmed form={form} />}
      <Box sx={{ display: "grid", gridTemplateColumns: "96px 1fr 1fr", gap: 3 }}>
        <TextInput form={form} name="vehicle.year" label={t("base.year")} input={asNumber} />
        <TextInput form={form} name="vehicle.make" label={t("base.make")} />
        <TextInput form={form} name="vehicle.model" label={t("base.model")} />
      </Box>
      <TextInput form={form} name="vehicle.trim" label={t("base.trim")} optional />
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
