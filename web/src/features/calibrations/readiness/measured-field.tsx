import { t } from "@boresight/domain/texts/text";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";

import { FourWheelsField } from "./four-wheels-field.tsx";

interface MeasuredFieldProps {
  check: { key: string; label: string; unit: string | null };
  value: string;
  wrong: string | undefined;
  onType: (value: string) => void;
}

/** A measured value: a number in the check's unit, or one per wheel. */
export function MeasuredField({ check, value, wrong, onType }: MeasuredFieldProps) {
  if (check.key === "tyrePressure") {
    return <FourWheelsField label={check.label} unit={check.unit ?? ""} {...{ value, wrong, onType }} />;
  }

  return (
    <TextField
      size="small"
      label={t("calibrations.measured")}
      value={value}
      error={wrong !== undefined}
      helperText={wrong}
      onChange={({ target }) => onType(target.value)}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{check.unit}</InputAdornment> },
        htmlInput: { inputMode: "decimal", "aria-label": t("calibrations.measuredCheck", { check: check.label }) },
      }}
      sx={{ width: 176 }}
    />
  );
}
