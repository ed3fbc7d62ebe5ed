/** The values of a field form as text. */
import type { FieldProblem } from "@boresight/domain/base/errors";
import type { OrderFieldsFragment, UpdateServiceOrderInput } from "#graphql/graphql.ts";
import { storedValue, typedValue, typingProblem, type TypedValue } from "#records/form/field-kinds.ts";
import type { EditableField } from "./fields-to-edit.ts";

export type FieldValues = Record<string, TypedValue>;

/** The fields being edited, and the time zone in which their moments are typed. */
export interface FieldFrame {
  fields: readonly EditableField[];
  timeZone: string;
}

export const typedFields = ({ fields, timeZone }: FieldFrame, order: OrderFieldsFragment): FieldValues =>
  Object.fromEntries(fields.map(({ field, kind }) => [field, typedValue(kind, order[field], timeZone)]));

/** Returns only the changed values, for the server. */
export const changedFields = (
  { fields, timeZone }: FieldFrame,
  before: FieldValues,
  typed: FieldValues,
): Partial<UpdateServiceOrderInput> =>
  Object.fromEntries(
    fields
      .filter(({ field }) => typed[field] !== before[field])
      .map((editable) => [editable.field, storedValue(editable, typed[editable.field] ?? "", timeZone)]),
  );

export const typingProblems = ({ fields, timeZone }: FieldFrame, typed: FieldValues): FieldProblem[] =>
  fields.flatMap((editable) => {
    const message = typingProblem(editable, typed[editable.field] ?? "", timeZone);
    return message ? [{ field: editable.field, code: "wrong-value", message }] : [];
  });
