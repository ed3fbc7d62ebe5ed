import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { FieldEdit } from "@boresight/domain/base/errors";
import * as z from "zod/mini";

const refusalSchema = z.object({
  code: z.literal("order-changed"),
  edits: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: z.nullable(z.string()),
      field: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
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
