import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { wrongField } from "@boresight/domain/base/problems";

/** Throws `invalid-input` when another facility has this name. */
export async function requireOwnName(
  { id, facilityName }: { id: string | null; facilityName: string },
  caller: Rights,
): Promise<void> {
  const same = await caller.maybe({
    text: "select from app.facilities where lower(facility_name) = lower($1) and id is distinct from $2",
    values: [facilityName, id],
  });
  if (same) throw wrongField("facilityName", "wrong-reference", text("schedule.anotherLocationHasThisName"));
}
