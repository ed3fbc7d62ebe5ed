import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { CompetenceChip } from "./competence-chip.tsx";
import type { CompetenceFormValues } from "./competence-values.ts";

interface CompetenceInputProps {
  form: UseFormReturn<CompetenceFormValues>;
  index: number;
  /** The key of the calibration. */
  name: string;
}

/** Whether the technician is certified, and until when; an empty day means it does not expire. */
export function CompetenceInput({ form: { control, register }, index, name }: CompetenceInputProps) {
  const id = useId();
  const { field } = useController({ control, name: `rows.${index}.isHeld` });
  const expiresOn = useWatch({ control, name: `rows.${index}.expiresOn` });
  const { ref, ...registered } = register(`rows.${index}.expiresOn`);

  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <FormControlLabel
        label={name}
        sx={{ minHeight: 44 }}
        control={<Switch checked={field.value} onChange={field.onChange} onBlur={field.onBlur} />}
      />
      {field.value && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, pb: 2, paddingInlineStart: 12 }}>
          <Typography component="label" htmlFor={id} variant="body2" color="textSecondary">
            {t("schedule.expiresOn")}
          </Typography>
          <OutlinedInput
            id={id}
            size="small"
            type="date"
            inputProps={{ "aria-label": t("schedule.nameExpiresOn", { name }) }}
            {...registered}
            inputRef={ref}
          />
          <CompetenceChip expiresOn={expiresOn || null} />
        </Box>
      )}
    </Box>
  );
}
