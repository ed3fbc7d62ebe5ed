/** The facts of a form as they are typed. */
import type { FieldProblem } from "@boresight/domain/base/errors";
import type { OrderFactsFragment, UpdateServiceOrderInput } from "#graphql/graphql.ts";
import { storedValue, typedValue, typingProblem, type FactField, type TypedValue } from "./fact-fields.ts";

export type FactValues = Record<string, TypedValue>;

/** Which facts are edited, and the clock on which their moments are typed. */
export interface FactFrame {
  fields: readonly FactField[];
  timeZone: string;
}

export const typedFacts = ({ fields, timeZone }: FactFrame, order: OrderFactsFragment): FactValues =>
  Object.fromEntries(fields.map(({ field, kind }) => [field, typedValue(kind, order[field], timeZone)]));

/** What goes to the server: only what was changed. */
export const changedFacts = (
  { fields, timeZone }: FactFrame,
  before: FactValues,
  typed: FactValues,
): Partial<UpdateServiceOrderInput> =>
  Object.fromEntries(
    fields
      .filter(({ field }) => typed[field] !== before[field])
      .map(({ field, kind }) => [field, storedValue(kind, typed[field] ?? "", timeZone)]),
  );

export const typingProblems = ({ fields, timeZone }: FactFrame, typed: FactValues): FieldProblem[] =>
  fields.flatMap(({ field, kind }) => {
    const message = typingProblem(kind, typed[field] ?? "", timeZone);
    return message ? [{ field, code: "wrong-value", message }] : [];
  });
