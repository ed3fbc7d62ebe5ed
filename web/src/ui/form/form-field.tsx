import { t } from "@boresight/domain/texts/text";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { useId, type ReactNode } from "react";

interface FormFieldProps {
  label: string;
  help?: ReactNode;
  /** Shown instead of the help. */
  error?: string | undefined;
  optional?: boolean;
  /** Receives the id that connects label and input, and the id of the description. */
  children: (ids: { id: string; "aria-describedby": string; "aria-invalid": boolean }) => ReactNode;
}

/** Label above, input, help below; an error replaces the help. */
export function FormField({ label, help, error, optional = false, children }: FormFieldProps) {
  const id = useId();
  const describedBy = `${id}-help`;

  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 1, fontSize: "0.8125rem", fontWeight: 500, color: "text.primary" }}>
        {optional ? t("ui.optionalLabel", { label }) : label}
      </FormLabel>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error !== undefined })}
      <FormHelperText
        id={describedBy}
        role={error ? "alert" : undefined}
        sx={{ mx: 0, minHeight: 20, mb: help ? 1.5 : 0 }}
      >
        {error ?? help}
      </FormHelperText>
    </FormControl>
  );
}
