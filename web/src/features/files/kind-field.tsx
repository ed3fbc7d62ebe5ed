import { documentKindWords, offeredKinds } from "@boresight/domain/files/document-kinds";
import { t } from "@boresight/domain/texts/text";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { FormField } from "#ui/form/form-field.tsx";

interface KindFieldProps {
  kind: string;
  error?: string | undefined;
  onChange: (kind: string) => void;
}

/** What a document is. */
export function KindField({ kind, error, onChange }: KindFieldProps) {
  return (
    <FormField label={t("base.documentType")} error={error}>
      {({ id, ...described }) => (
        <TextField
          select
          id={id}
          value={kind}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ htmlInput: described, select: { SelectDisplayProps: { "aria-label": t("base.documentType") } } }}
        >
          {offeredKinds.map((offered) => (
            <MenuItem key={offered} value={offered}>
              {documentKindWords[offered]}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormField>
  );
}
