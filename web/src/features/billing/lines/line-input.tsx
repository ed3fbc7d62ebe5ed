import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { useId } from "react";
import { useFormState, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";

interface LineInputProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** Shown above it where there are no column heads: on phones. */
  label: string;
  /** Aligned like the amounts of a table. */
  isNumber?: boolean;
  input?: OutlinedInputProps;
}

/** One cell of a line: its label is seen on phones only, its error below takes room only when there is one. */
export function LineInput<Values extends FieldValues>(props: LineInputProps<Values>) {
  const { form, name, label, isNumber = false, input } = props;
  const id = useId();
  const formState = useFormState({ control: form.control, name });
  const error = form.getFieldState(name, formState).error?.message;
  const { ref, ...registered } = form.register(name);

  return (
    <Box sx={{ minWidth: 0 }}>
      <CellLabel htmlFor={id}>{label}</CellLabel>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        error={error !== undefined}
        {...input}
        {...registered}
        inputRef={ref}
        inputProps={{
          "aria-invalid": error !== undefined,
          ...(error && { "aria-describedby": `${id}-error` }),
          ...(isNumber
            ? { inputMode: "decimal", dir: "ltr", autoComplete: "off", style: { textAlign: "end" } }
            : { dir: "auto" }),
          ...input?.inputProps,
        }}
      />
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

/** The label of a cell: above it on phones; on wide screens the column's head takes its place. */
function CellLabel({ htmlFor, children }: { htmlFor: string; children: string }) {
  return (
    <Box
      component="label"
      htmlFor={htmlFor}
      sx={{
        display: "block",
        typography: "caption",
        color: "text.secondary",
        mb: { xs: 0.5, md: 0 },
        position: { md: "absolute" },
        width: { md: "1px" },
        height: { md: "1px" },
        overflow: "hidden",
        clipPath: { md: "inset(50%)" },
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </Box>
  );
}
