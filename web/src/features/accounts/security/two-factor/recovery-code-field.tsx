import { t } from "@boresight/domain/texts/text";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { FormField } from "#ui/form/form-field.tsx";

/** One of the codes that people stored when they set two-step sign-in up. */
export function RecoveryCodeField({ error, input }: { error?: string | undefined; input: OutlinedInputProps }) {
  return (
    <FormField label={t("accounts.recoveryCode")} error={error} help={t("accounts.eachRecoveryCodeWorksOnce")}>
      {(ids) => (
        <OutlinedInput
          {...ids}
          {...input}
          error={error !== undefined}
          autoComplete="off"
          slotProps={{ input: { maxLength: 60, dir: "ltr", autoCapitalize: "characters", spellCheck: false } }}
          sx={{ "& input": { typography: "code" } }}
        />
      )}
    </FormField>
  );
}
