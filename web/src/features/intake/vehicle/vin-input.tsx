import { t } from "@boresight/domain/texts/text";
import { hasValidCheckDigit, needsCheckDigit, normaliseVin, vinIn } from "@boresight/domain/vehicles/vin";
import { vinWarnings } from "@boresight/domain/vehicles/vin-decode";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useDecodeVin } from "#records/use-decode-vin.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { ScanButton } from "#ui/camera/scan-button.tsx";
import { FieldWarnings } from "#ui/form/field-warnings.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useNow } from "#ui/time/use-now.ts";
import type { IntakeForm } from "#features/intake/intake-values.ts";

const codeFace = { inputProps: { dir: "ltr", spellCheck: false, autoCapitalize: "characters", maxLength: 20 } };
const whole = 17;

/** The VIN, which fills the fields that it determines; typed values are not overwritten. */
export function VinInput({ form }: { form: IntakeForm }) {
  const vin = normaliseVin(useWatch({ control: form.control, name: "vehicle.vinNumber" }));
  const [year, told] = useWatch({ control: form.control, name: ["vehicle.year", "repairOrderDetails.vinNumber"] });
  const thisYear = useNow().getFullYear();
  const { fill, featuresOf } = useDecodeVin({
    get: (name) => form.getValues(`vehicle.${name}`),
    set: (name, value) => form.setValue(`vehicle.${name}`, value, { shouldDirty: true }),
  });
  const isFromRepairOrder = vin !== "" && vin === told;
  const decode = useRef(fill);
  useEffect(() => {
    decode.current = fill;
  });
  useEffect(() => {
    if (isFromRepairOrder) void decode.current(vin);
  }, [isFromRepairOrder, vin]);
  const isWhole = vin.length === whole;
  const doubtful = isWhole && needsCheckDigit(vin) && !hasValidCheckDigit(vin);
  const features = featuresOf(vin);

  return (
    <>
      <TextInput
        form={form}
        name="vehicle.vinNumber"
        label={t("base.vin")}
        help={isFromRepairOrder ? t("intake.fromTheRepairOrder") : t("intake.vinHelp")}
        input={{ ...codeFace, onInput: ({ target }) => void fill((target as HTMLInputElement).value) }}
      />
      <ScanButton
        read={vinIn}
        onFound={(found) => {
          form.setValue("vehicle.vinNumber", found, { shouldDirty: true });
          void fill(found);
        }}
        notFound={t("base.noVinBarcodeFound")}
        label={t("base.vin")}
      >
        {t("base.scanTheVin")}
      </ScanButton>
      <FieldWarnings of={vinWarnings(vin, { year, thisYear })} />
      {doubtful && (
        <CheckInput
          form={form}
          name="vehicle.vinConfirmed"
          label={t("intake.iCheckedThisVin")}
          help={t("intake.itsCheckDigitDoesNotMatch")}
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
