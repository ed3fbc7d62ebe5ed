import { CombinedGraphQLErrors } from "@apollo/client/errors";
import * as shape from "@boresight/domain/base/shape";

const extensionsSchema = shape.object({
  offers: shape.array(shape.object({ bayId: shape.string(), startsAt: shape.string() })),
});

export type OfferedTime = shape.Output<typeof extensionsSchema>["offers"][number];

/** Returns the times that a refusal offers instead of the one that was taken. */
export function offeredTimes(error: unknown): readonly OfferedTime[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return extensionsSchema.safeParse(error.errors[0]?.extensions).data?.offers ?? [];
}
