import OutlinedInput from "@mui/material/OutlinedInput";
import { FormField } from "#ui/form/form-field.tsx";

interface CodeFieldProps {
  label: string;
  error?: string | undefined;
  help?: string;
}

/** Six digits; phones offer the code that has just come in. */
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

/** What was typed as six digits, spaces forgiven; null when it is none. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
