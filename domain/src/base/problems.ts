/** Turns a zod error into the per-field problems of forms and responses. */
import { inOne, type Text } from "#texts/travelling-text.ts";
import type * as z from "zod";
import { fail, type BoresightError, type TextProblem } from "./errors.ts";

/** One problem per field: the first one, because the others usually follow from it. Messages of our schemas are texts. */
export function problemsOf(error: z.ZodError): TextProblem[] {
  const problems = new Map<string, TextProblem>();
  for (const { path, code, message } of error.issues) {
    const field = path.join(".");
    if (!problems.has(field)) problems.set(field, { field, code: code.replaceAll("_", "-"), message: message as Text });
  }
  return [...problems.values()];
}

/** Parses with the schema shared by form and server. Throws `invalid-input` with every wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = problemsOf(parsed.error);
  throw fail("invalid-input", { fields, message: inOne(fields.map(({ message }) => message)) });
}

/** The `invalid-input` of one field, for what no schema can see. */
export const wrongField = (field: string, code: string, message: Text): BoresightError =>
  fail("invalid-input", { message, fields: [{ field, code, message }] });
