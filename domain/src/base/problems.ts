/** Turns a zod refusal into the per-field problems that every form and every answer carries. */
import type * as z from "zod";
import { fail, type FieldProblem } from "./errors.ts";

/** One problem per field: the first says what to do, the rest would only follow from it. */
export function problemsOf(error: z.ZodError): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const { path, code, message } of error.issues) {
    const field = path.join(".");
    if (!problems.has(field)) problems.set(field, { field, code: code.replaceAll("_", "-"), message });
  }
  return [...problems.values()];
}

/** Parses with the schema that form and server share; throws `invalid-input` with every wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = problemsOf(parsed.error);
  throw fail("invalid-input", { fields, message: fields.map(({ message }) => message).join(". ") });
}
