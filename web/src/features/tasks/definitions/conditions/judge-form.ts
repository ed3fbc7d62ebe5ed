/** Validates the forms of definitions with the server's schema, reporting a condition's rows under one name. */
import type { FieldProblem } from "@boresight/domain/base/errors";
import { problemsOf } from "@boresight/domain/base/problems";
import type { z } from "zod";

const conditionField = "conditionRows";

/** A problem of one row is shown under the whole list. */
const fieldOf = (path: string): string => {
  const [field = ""] = path.split(".", 1);
  return field === "appliesWhen" ? conditionField : field;
};

export const problemsOfForm = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, field: fieldOf(problem.field) }));

/** The result of a resolver. */
export function judge<Parsed>(schema: z.ZodType<Parsed>, input: unknown) {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const problems = problemsOfForm(problemsOf(parsed.error));
  const errors = problems.map(({ field, code, message }) => [field, { type: code, message }] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
}
