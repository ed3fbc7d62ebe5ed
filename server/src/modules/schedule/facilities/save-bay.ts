import { fail } from "@boresight/domain/base/errors";
import { baySchema } from "@boresight/domain/schedule/facility";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";

/** Adds a bay or changes it; answers its facility. One that is no longer used is switched off, its past stays. */
export async function saveBay(input: unknown, { caller }: Transaction): Promise<string> {
  const bay = parseInput(baySchema, input);
  if (caller.role !== "admin") throw fail("permission-error");
  await refuseSameName(bay, caller);
  const values = [
    bay.facilityId,
    bay.name,
    bay.kind,
    bay.capabilities,
    bay.kind === "mobile" ? bay.serviceRadiusMiles : null,
    bay.isActive,
  ];
  if (bay.id === null) {
    await caller.run({
      text: `insert into app.bays (facility_id, name, kind, capabilities, service_radius_miles, is_active, sort_order)
        select $1, $2, $3, $4, $5, $6, coalesce(max(sort_order), 0) + 10 from app.bays where facility_id = $1`,
      values,
    });
  } else {
    await caller.one({
      text: `update app.bays set name = $2, kind = $3, capabilities = $4, service_radius_miles = $5, is_active = $6
        where facility_id = $1 and id = $7 returning id`,
      values: [...values, bay.id],
    });
  }
  return bay.facilityId;
}

async function refuseSameName(
  { id, facilityId, name }: { id: string | null; facilityId: string; name: string },
  caller: Transaction["caller"],
): Promise<void> {
  const same = await caller.maybe({
    text: "select from app.bays where facility_id = $1 and lower(name) = lower($2) and id is distinct from $3",
    values: [facilityId, name, id],
  });
  if (!same) return;
  const message = "Another bay here has this name";
  throw fail("invalid-input", { message, fields: [{ field: "name", code: "taken", message }] });
}
