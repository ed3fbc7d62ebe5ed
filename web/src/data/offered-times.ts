import { CombinedGraphQLErrors } from "@apollo/client/errors";
import * as z from "zod/mini";

const extensionsSchema = z.object({ offers: z.array(z.object({ bayId: z.string(), startsAt: z.string() })) });

export type OfferedTime = z.infer<typeof extensionsSchema>["offers"][number];

/** Returns the times that a refusal offers instead of the one that was taken. */
export function offeredTimes(error: unknown): readonly OfferedTime[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return extensionsSchema.safeParse(error.errors[0]?.extensions).data?.offers ?? [];
}
