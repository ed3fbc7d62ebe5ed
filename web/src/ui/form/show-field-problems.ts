import type { FieldProblem } from "@boresight/domain/base/errors";
import { goToFirstProblem } from "./go-to-problem.ts";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

type Judge = () => readonly FieldProblem[];

/**
 * Shows problems beside the fields of the form, and scrolls to and focuses the first one. Each stays until its field
 * is corrected: `recheck` validates again; without it, a server's problem is removed with the first change.
 */
export function showFieldProblems<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  problems: readonly FieldProblem[],
  recheck?: Judge,
): void {
  const shown = problems.flatMap(({ field, code, message }) =>
    isFieldOf(form, field) ? [{ field, code, message, value: valueAt(form.getValues(), field) }] : [],
  );
  for (const [index, { field, code, message }] of shown.entries())
    form.setError(field, { type: code, message }, { shouldFocus: index === 0 });
  if (shown.length > 0) goToFirstProblem();
  stopWatching.get(form.control)?.();
  if (shown.length > 0) clearWhenCorrected(form, shown, recheck);
}

interface Shown<Values extends FieldValues> {
  field: Path<Values>;
  message: string;
  value: unknown;
}

const stopWatching = new WeakMap<object, () => void>();

function clearWhenCorrected<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  shown: readonly Shown<Values>[],
  recheck: Judge | undefined,
): void {
  let wrong = shown;
  const judge = () => {
    const found = recheck && new Map(recheck().map(({ field, message }) => [field, message]));
    wrong = wrong.flatMap((problem) => {
      const { field, message: before, value } = problem;
      const isUntouched = valueAt(form.getValues(), field) === value;
      const message = found ? found.get(field) : isUntouched ? before : undefined;
      if (message === undefined) form.clearErrors(field);
      else if (message !== before) form.setError(field, { type: "custom", message });
      return message === undefined ? [] : [{ ...problem, message }];
    });
    if (wrong.length === 0) stop();
  };
  const stop = form.subscribe({ formState: { values: true }, callback: judge });
  stopWatching.set(form.control, stop);
}

const valueAt = (values: unknown, field: string): unknown =>
  field.split(".").reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), values);

const isFieldOf = <Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  field: string,
): field is Path<Values> => valueAt(form.getValues(), field) !== undefined;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
