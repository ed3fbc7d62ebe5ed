import { t } from "@boresight/domain/texts/text";
import { hasValidCheckDigit, needsCheckDigit, normaliseVin, vinIn } from "@boresight/domain/vehicles/vin";
import { vinWarnings } from "@boresight/domain/vehicles/vin-decode";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { VinDifferences } from "#records/vin-differences.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { ScanButton } from "#ui/camera/scan-button.tsx";
import { FieldWarnings } from "#ui/form/field-warnings.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useIntakeVehicle } from "./use-intake-vehicle.ts";
import type { IntakeForm } from "#features/intake/intake-values.ts";

const codeFace = { inputProps: { dir: "ltr", spellCheck: false, autoCapitalize: "characters", maxLength: 20 } };
const whole = 17;

/** The VIN, which fills the fields that it determines; typed values are not overwritten. */
export function VinInput({ form }: { form: IntakeForm }) {
  const [vehicle, told] = useWatch({ control: form.control, name: ["vehicle", "repairOrderDetails.vinNumber"] });
  const vehicleId = useWatch({ control: form.control, name: "vehicleId" });
  const vin = normaliseVin(vehicle.vinNumber);
  const { told: decoded, features, takeOver } = useIntakeVehicle(form);
  const isWhole = vin.length === whole;
  const doubtful = isWhole && needsCheckDigit(vin) && !hasValidCheckDigit(vin);

  return (
    <>
      <TextInput
        form={form}
        name="vehicle.vinNumber"
        label={t("base.vin")}
        help={vin !== "" && vin === told ? t("intake.fromTheRepairOrder") : t("intake.vinHelp")}
        input={codeFace}
      />
      <ScanButton
        read={vinIn}
        onFound={(found) => form.setValue("vehicle.vinNumber", found, { shouldDirty: true })}
        notFound={t("base.noVinBarcodeFound")}
        label={t("base.vin")}
      >
        {t("base.scanTheVin")}
      </ScanButton>
      <FieldWarnings of={vinWarnings(vin)} />
      {vehicleId === "" && <VinDifferences shown={vehicle} told={decoded} onTake={takeOver} />}
      {doubtful && (
        <CheckInput
          form={form}
          name="vehicle.vinConfirmed"
          label={t("base.iVerifiedThisVin")}
          help={t("base.itsCheckDigitDoesNotMatch")}
        />
      )}
      {features.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t("intake.reportedByTheDecoderFeatures", { features: features.join(", ") })}
        </Typography>
      )}
    </>
  );
}
