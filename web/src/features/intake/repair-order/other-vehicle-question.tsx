import { t } from "@boresight/domain/texts/text";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { useController, useWatch } from "react-hook-form";
import type { IntakeForm, IntakeValues } from "#features/intake/intake-values.ts";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { otherVin } from "./repair-order-details.ts";

/** A repair order of another car is mostly the wrong paper or a mistyped VIN: one of both is chosen. */
export function OtherVehicleQuestion({ form }: { form: IntakeForm }) {
  const { field, fieldState } = useController({ control: form.control, name: "keptVin" });
  const found = useWatch({ control: form.control, compute: otherVin });
  const chosen = normaliseVin(useWatch({ control: form.control, name: "vehicle.vinNumber" }));
  if (!found) return null;
  const take = () => {
    const vehicle: IntakeValues["vehicle"] = { ...form.getValues("vehicle"), ...unconfirmed, vinNumber: found };
    form.setValue("vehicle", vehicle, { shouldDirty: true });
  };

  return (
    <Alert severity="warning" sx={{ overflowWrap: "anywhere" }}>
      <RichText
        text={t("intake.theRepairOrderIsOfAnotherVehicle", slots("found", "chosen"))}
        found={<bdi dir="ltr">{found}</bdi>}
        chosen={<bdi dir="ltr">{chosen}</bdi>}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>
        <Button variant="outlined" color="inherit" onClick={take} sx={answer}>
          {t("intake.useTheVinOfTheRepairOrder", { vin: found })}
        </Button>
        <Button color="inherit" onClick={() => field.onChange(chosen)} sx={answer}>
          {t("intake.keepTheVinHere", { vin: chosen })}
        </Button>
        {fieldState.error && (
          <FormHelperText error role="alert" sx={{ flexBasis: "100%", mx: 0 }}>
            {fieldState.error.message}
          </FormHelperText>
        )}
      </Box>
    </Alert>
  );
}

const unconfirmed = { vinConfirmed: false, isOtherVehicle: false };
const answer = { minHeight: 44 };
