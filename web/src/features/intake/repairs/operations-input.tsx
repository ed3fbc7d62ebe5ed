import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useController } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";

export interface RepairOperation {
  key: string;
  name: string;
}

/** The repairs as checkboxes, in the words of a body shop. */
export function OperationsInput({ form, operations }: { form: IntakeForm; operations: readonly RepairOperation[] }) {
  const { field } = useController({ control: form.control, name: "repairOperations" });
  const turn = (key: string) =>
    field.onChange(field.value.includes(key) ? field.value.filter((one) => one !== key) : [...field.value, key]);

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 500 }}>
        {t("intake.whatWasRepaired")}
      </Box>
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, columnGap: 3 }}>
        {operations.map(({ key, name }) => (
          <FormControlLabel
            key={key}
            label={name}
            control={<Checkbox name={key} checked={field.value.includes(key)} onChange={() => turn(key)} />}
            sx={{ alignItems: "flex-start", minHeight: 44, "& .MuiFormControlLabel-label": { pt: 2 } }}
          />
        ))}
      </Box>
    </Box>
  );
}
