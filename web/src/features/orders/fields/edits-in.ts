import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { FieldEdit } from "@boresight/domain/base/errors";
import * as shape from "@boresight/domain/base/shape";

const refusalSchema = shape.object({
  code: shape.literal("order-changed"),
  edits: shape.array(
    shape.object({
      id: shape.string(),
      at: shape.string(),
      by: shape.nullable(shape.string()),
      field: shape.string(),
      before: shape.nullable(shape.string()),
      after: shape.nullable(shape.string()),
    }),
  ),
});

/** Returns others' changes since, the latest edit of each field; null for any other error. */
export function editsIn(error: unknown): readonly FieldEdit[] | null {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const { data } = refusalSchema.safeParse(first?.extensions);
  if (!data) return null;
  return data.edits.filter(({ field }, index, edits) => edits.findIndex((edit) => edit.field === field) === index);
}
