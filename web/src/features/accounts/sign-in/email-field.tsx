import { t } from "@boresight/domain/texts/text";
import OutlinedInput from "@mui/material/OutlinedInput";
import { FormField } from "#ui/form/form-field.tsx";

interface EmailFieldProps {
  error: string | undefined;
  help?: string;

  defaultValue?: string;
}

export function EmailField({ error, help, ...input }: EmailFieldProps) {
  return (
    <FormField label={t("base.email")} error={error} help={help}>
      {(ids) => (
        <OutlinedInput
          {...ids}
          {...input}
          error={error !== undefined}
          size="small"
          name="email"
          type="email"
          autoComplete="username"
        />
      )}
    </FormField>
  );
}
