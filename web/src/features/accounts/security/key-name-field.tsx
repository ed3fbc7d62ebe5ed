import { t } from "@boresight/domain/texts/text";
import OutlinedInput from "@mui/material/OutlinedInput";
import { FormField } from "#ui/form/form-field.tsx";

interface KeyNameFieldProps {
  value: string;
  error: string | undefined;
  onType: (typed: string) => void;
}

/** The owner's name for a security key. */
export function KeyNameField({ value, error, onType }: KeyNameFieldProps) {
  return (
    <FormField label={t("base.name")} help={t("accounts.suchAsBlueKeyOnMy")} error={error}>
      {(ids) => (
        <OutlinedInput
          {...ids}
          error={error !== undefined}
          size="small"
          value={value}
          onChange={({ target }) => onType(target.value)}
          slotProps={{ input: { maxLength: 100 } }}
        />
      )}
    </FormField>
  );
}
