import OutlinedInput from "@mui/material/OutlinedInput";
import { FormField } from "#ui/form/form-field.tsx";

interface CodeFieldProps {
  label: string;
  error?: string | undefined;
  help?: string;
}

/** A six-digit code; phones suggest the one they have just received. */
export function CodeField({ label, error, help }: CodeFieldProps) {
  return (
    <FormField label={label} error={error} help={help}>
      {(ids) => (
        <OutlinedInput
          {...ids}
          error={error !== undefined}
          name="code"

          autoComplete="one-time-code"
          placeholder="000000"
          slotProps={{ input: { inputMode: "numeric", maxLength: 6, dir: "ltr" } }}
          sx={{ "& input": { typography: "code", fontSize: "1.25rem", letterSpacing: "0.4em", textAlign: "center" } }}
        />
      )}
    </FormField>
  );
}

/** Returns the six digits without spaces; null for anything else. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
