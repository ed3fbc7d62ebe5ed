import { t } from "@boresight/domain/texts/text";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { wordsIn } from "#records/form/record-values.ts";
import { FormField } from "#ui/form/form-field.tsx";
import type { CredentialValues } from "./credential-form.tsx";
import type { CalibrationType } from "./held-credentials.ts";

interface CoveredCalibrationsProps {
  form: UseFormReturn<CredentialValues>;
  types: readonly CalibrationType[];
}

/** The calibrations that a credential covers, each with a box. */
export function CoveredCalibrations({ form, types }: CoveredCalibrationsProps) {
  const chosen = wordsIn(useWatch({ control: form.control, name: "systems" }));
  const { error } = form.getFieldState("systems", form.formState);
  const toggle = (key: string, checked: boolean) =>
    form.setValue("systems", (checked ? [...chosen, key] : chosen.filter((one) => one !== key)).join(", "), {
      shouldDirty: true,
    });

  return (
    <FormField
      label={t("schedule.coveredCalibrations")}
      help={t("schedule.noneCoversAllCalibrations")}
      error={error?.message}
    >
      {({ id }) => (
        <FormGroup id={id}>
          {types.map(({ typeKey, name }) => (
            <FormControlLabel
              key={typeKey}
              label={name}
              control={
                <Checkbox checked={chosen.includes(typeKey)} onChange={(_event, checked) => toggle(typeKey, checked)} />
              }
            />
          ))}
        </FormGroup>
      )}
    </FormField>
  );
}
