import { t } from "@boresight/domain/texts/text";
import { useLazyQuery } from "@apollo/client/react";
import { hasValidCheckDigit, needsCheckDigit, normaliseVin, vinIn } from "@boresight/domain/vehicles/vin";
import { vinWarnings } from "@boresight/domain/vehicles/vin-decode";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { ScanButton } from "#ui/form/scan-button.tsx";
import { FieldWarnings } from "#ui/form/field-warnings.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useNow } from "#ui/time/use-now.ts";
import type { IntakeForm } from "./intake-values.ts";

const DecodeVin = graphql(`
  query DecodeVin($vin: String!) {
    decodeVin(vin: $vin) {
      vinNumber
      make
      model
      trim
      year
      adasFeatures
    }
  }
`);

const codeFace = { inputProps: { dir: "ltr", spellCheck: false, autoCapitalize: "characters", maxLength: 20 } };
const whole = 17;

/** The VIN, which fills the fields that it determines; typed values are not overwritten. */
export function VinInput({ form }: { form: IntakeForm }) {
  const vin = normaliseVin(useWatch({ control: form.control, name: "vehicle.vinNumber" }));
  const year = useWatch({ control: form.control, name: "vehicle.year" });
  const thisYear = useNow().getFullYear();
  const asked = useRef("");
  const [decode, { data }] = useLazyQuery(DecodeVin);
  const isWhole = vin.length === whole;
  const doubtful = isWhole && needsCheckDigit(vin) && !hasValidCheckDigit(vin);
  const features = data?.decodeVin.vinNumber === vin ? data.decodeVin.adasFeatures : [];
  const fill = async (typed: string) => {
    const complete = normaliseVin(typed);
    if (complete.length !== whole || complete === asked.current) return;
    asked.current = complete;
    const told = await decode({ variables: { vin: complete } }).catch(() => null);
    const decoded = told?.data?.decodeVin;
    if (!decoded) return;
    const { make, model, trim, year } = decoded;
    const found = { make, model, trim, year: year === null ? null : String(year) };
    for (const name of ["year", "make", "model", "trim"] as const) {
      const value = found[name];
      if (value && !form.getValues(`vehicle.${name}`)) form.setValue(`vehicle.${name}`, value, { shouldDirty: true });
    }
  };

  return (
    <>
      <TextInput
        form={form}
        name="vehicle.vinNumber"
        label={t("base.vin")}
        help={t("intake.vinHelp")}
        input={{ ...codeFace, onInput: ({ target }) => void fill((target as HTMLInputElement).value) }}
      />
      <ScanButton
        read={vinIn}
        onFound={(found) => {
          form.setValue("vehicle.vinNumber", found, { shouldDirty: true });
          void fill(found);
        }}
        notFound={t("intake.noVinBarcodeFoundComeCloser")}
      >
        {t("intake.photographTheVin")}
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
