import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";

interface MeasuredFieldProps {
  check: { label: string; unit: string | null; measured: boolean };
  value: string;
  wrong: string | undefined;
  onType: (value: string) => void;
}

export function MeasuredField({ check, value, wrong, onType }: MeasuredFieldProps) {
  return (
    <TextField
      size="small"
      label="Measured"
      value={value}
      error={wrong !== undefined}
      helperText={wrong}
      onChange={({ target }) => onType(target.value)}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{check.unit}</InputAdornment> },
        htmlInput: { inputMode: check.measured ? "decimal" : "text", "aria-label": `${check.label}, measured` },
      }}
      sx={{ width: 150 }}
    />
  );
}
