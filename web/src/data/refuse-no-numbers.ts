import { ApolloLink, CombinedGraphQLErrors, Observable } from "@apollo/client";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { t } from "@boresight/domain/texts/text";

/**
 * Refuses a mutation with a number that is none, at the field where it was typed. JSON would turn it into nothing: a
 * value that is cleared, or an error in the words of a program.
 */
export const createNumberLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const fields = problemsIn(operation.variables["input"], []);
    const [first] = fields;
    if (!first) return forward(operation);
    const extensions = { code: "invalid-input", fields };
    return new Observable((observer) =>
      observer.error(new CombinedGraphQLErrors({ errors: [{ message: first.message, extensions }] })),
    );
  });

function problemsIn(value: unknown, path: readonly string[]): FieldProblem[] {
  if (typeof value === "number")
    return Number.isNaN(value)
      ? [{ field: path.join("."), code: "invalid-type", message: t("base.enterANumber") }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => problemsIn(one, [...path, key]));
}
