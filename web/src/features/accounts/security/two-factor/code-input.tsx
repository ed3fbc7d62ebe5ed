import { t } from "@boresight/domain/texts/text";
import OutlinedInput from "@mui/material/OutlinedInput";
import { FormField } from "#ui/form/form-field.tsx";

interface CodeInputProps {
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
  /** Whether it was mailed or texted; otherwise an authenticator app shows it. */
  isSent?: boolean;
}

export function CodeInput({ value, error, onChange, isSent = false }: CodeInputProps) {
  const help = isSent ? undefined : t("accounts.theSixDigitsYourAuthenticatorShows");
  return (
    <FormField label={t("base.code")} help={help} error={error}>
      {(ids) => (
        <OutlinedInput
          {...ids}
          error={error !== undefined}
          size="small"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ input: { inputMode: "numeric", maxLength: 7, dir: "ltr" } }}
          sx={{ "& input": { typography: "code", letterSpacing: "0.3em" } }}
        />
      )}
    </FormField>
  );
}
