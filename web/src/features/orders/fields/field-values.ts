/** The fields of a form as they are typed. */
import type { FieldProblem } from "@boresight/domain/base/errors";
import type { OrderFieldsFragment, UpdateServiceOrderInput } from "#graphql/graphql.ts";
import { storedValue, typedValue, typingProblem, type EditableField, type TypedValue } from "./field-kinds.ts";

export type FieldValues = Record<string, TypedValue>;

/** Which fields are edited, and the clock on which their moments are typed. */
export interface FieldFrame {
  fields: readonly EditableField[];
  timeZone: string;
}

export const typedFields = ({ fields, timeZone }: FieldFrame, order: OrderFieldsFragment): FieldValues =>
  Object.fromEntries(fields.map(({ field, kind }) => [field, typedValue(kind, order[field], timeZone)]));

/** What goes to the server: only what was changed. */
export const changedFields = (
  { fields, timeZone }: FieldFrame,
  before: FieldValues,
  typed: FieldValues,
): Partial<UpdateServiceOrderInput> =>
  Object.fromEntries(
    fields
      .filter(({ field }) => typed[field] !== before[field])
      .map(({ field, kind }) => [field, storedValue(kind, typed[field] ?? "", timeZone)]),
  );

export const typingProblems = ({ fields, timeZone }: FieldFrame, typed: FieldValues): FieldProblem[] =>
  fields.flatMap(({ field, kind }) => {
    const message = typingProblem(kind, typed[field] ?? "", timeZone);
    return message ? [{ field, code: "wrong-value", message }] : [];
  });
