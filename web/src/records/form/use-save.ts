import type { FieldProblem } from "@boresight/domain/base/errors";
import { problemsOf } from "@boresight/domain/base/problems";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { useVerb } from "#records/use-verb.ts";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";

interface SaveOptions<Values extends FieldValues, Input, Answer> {
  form: UseFormReturn<Values>;
  /** What the verb takes, of what the form holds. */
  input: (values: Values) => Input;
  /** Validates the input as the server does; without it, the server alone does. */
  schema?: z.ZodType | (() => z.ZodType);
  /** The problems of what is typed, by the form's fields, where a schema of the input is not enough. */
  problems?: (values: Values) => readonly FieldProblem[];
  /** The form's names of the server's fields; by default the same. */
  toFormFields?: (problems: readonly FieldProblem[]) => readonly FieldProblem[];
  save: (input: Input) => Promise<Answer>;
  /** The message after success, if there is one. */
  done?: (values: Values) => string;
  onSaved?: (answer: Answer) => void;
  /** Codes of problems after which what is shown is out of date. */
  stale?: readonly string[];
  /** Who shows a problem: the message bar, or the form's frame. */
  shownBy?: "bar" | "caller";
  /** A problem that concerns fields is left to them. */
  fieldsSuffice?: boolean;
}

/** A problem of one of several values belongs to their field. */
const toFields = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, field: problem.field.replace(/\.\d+$/, "") }));

function problemsBy(
  schema: z.ZodType | (() => z.ZodType) | undefined,
  input: unknown,
  toFormFields: (problems: readonly FieldProblem[]) => readonly FieldProblem[],
): readonly FieldProblem[] {
  const { error } = (typeof schema === "function" ? schema() : schema)?.safeParse(input) ?? {};
  return error ? toFormFields(problemsOf(error)) : [];
}

/** Saves a form: shows its problems beside its fields until they are corrected, and says how it ended. For the form's frame. */
export function useSave<Values extends FieldValues, Input, Answer>({
  form,
  input,
  schema,
  toFormFields = toFields,
  problems: problemsIn = (values) => problemsBy(schema, input(values), toFormFields),
  save,
  done,
  onSaved,
  ...shown
}: SaveOptions<Values, Input, Answer>) {
  const { frame, run } = useVerb({ form, toFormFields, ...shown });
  const judge = () => problemsIn(form.getValues());
  const submit = form.handleSubmit(async (values) => {
    const problems = judge();
    if (problems.length > 0) return showFieldProblems(form, problems, judge);
    const answers: Answer[] = [];
    await run(
      async () => answers.push(await save(input(values))),
      () => done?.(values) ?? null,
    );
    for (const answer of answers) onSaved?.(answer);
  });

  return frame(submit);
}
