import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

/** Puts what the server found wrong beside the fields of the form, the first one focused. */
export function showFieldProblems<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  problems: readonly FieldProblem[],
): void {
  problems.forEach(({ field, code, message }, index) => {
    if (isFieldOf(form, field)) form.setError(field, { type: code, message }, { shouldFocus: index === 0 });
  });
}

const isFieldOf = <Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  field: string,
): field is Path<Values> =>
  field
    .split(".")
    .reduce<unknown>((values, name) => (isRecord(values) ? values[name] : undefined), form.getValues()) !== undefined;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
