import { fail } from "@boresight/domain/base/errors";
import type { Caller } from "#platform/caller.ts";

/** Hours belong to a person: a key of another system has none. */
export function ownId({ userId }: Pick<Caller, "userId">): string {
  if (userId === null) throw fail("permission-error");
  return userId;
}
