import { problemsOf } from "@boresight/domain/base/problems";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { cents } from "@boresight/domain/base/money";
import { documentLinesSchema, negativePriceProblems } from "@boresight/domain/billing/document-line-schema";
import { lineInputOf, type LineValues } from "./line-values.ts";

/** The form's names of the server's fields: a discount has one field for both of its kinds. */
export const toLineFields = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, field: problem.field.replace(/\.discount\..*$/, ".discount") }));

/** What is wrong with the lines as they are typed, by the form's fields. */
export function lineProblems(lines: readonly LineValues[]): FieldProblem[] {
  const input = lines.map(lineInputOf);
  const parsed = documentLinesSchema.safeParse(input);
  const own = parsed.success ? [] : problemsOf(parsed.error);
  const categories = new Map(lines.map(({ lineItemTypeId, category }) => [lineItemTypeId, category]));
  const prices = input.map(({ lineItemTypeId, unitPrice }) => ({
    lineItemTypeId,
    unitPrice: Number.isNaN(unitPrice) ? null : cents(unitPrice),
  }));
  return toLineFields([
    ...own.map((problem) => ({ ...problem, field: `lines.${problem.field}` })),
    ...negativePriceProblems(prices, categories),
  ]);
}
