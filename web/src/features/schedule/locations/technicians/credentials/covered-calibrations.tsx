import { t } from "@boresight/domain/texts/text";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { CalibrationChecks } from "#records/form/calibration-checks.tsx";
import type { CredentialValues } from "./credential-form.tsx";
import type { CalibrationType } from "./held-credentials.ts";

interface CoveredCalibrationsProps {
  form: UseFormReturn<CredentialValues>;
  types: readonly CalibrationType[];
}

/** The calibrations that a credential covers, each with a box. */
export function CoveredCalibrations({ form, types }: CoveredCalibrationsProps) {
  const { error } = form.getFieldState("systems", form.formState);

  return (
    <CalibrationChecks
      label={t("schedule.coveredCalibrations")}
      help={t("schedule.noneCoversAllCalibrations")}
      error={error?.message}
      types={types}
      typed={useWatch({ control: form.control, name: "systems" })}
      onChange={(systems) => form.setValue("systems", systems, { shouldDirty: true })}
    />
  );
}
