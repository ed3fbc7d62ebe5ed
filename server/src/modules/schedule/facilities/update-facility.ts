import { fail } from "@boresight/domain/base/errors";
import { facilitySchema } from "@boresight/domain/schedule/facility";
import type { Work } from "#platform/events.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { updateDistance } from "#modules/customers/update-distance.ts";

export const updateFacility = mutation({
  summary: "Changes a facility. A new base replaces the old one.",
  input: facilitySchema,
  returns: { facility: "Facility" },
  payload: "FacilityPayload",
  errors: ["definition-changed"],
  async run(facility, tx) {
    const { caller } = tx;
    if (caller.role !== "admin") throw fail("permission-error");
    const dethroned = facility.isBase ? await caller.run(endOtherBase(facility.id)) : 0;
    const changed = await caller.run({
      text: `update app.facilities set facility_name = $3, is_base = $4, is_active = $5, phone = $6, email = $7, time_zone = $8,
        working_hours = $9, closures = $10, parking_capacity = $11, checks_competences = $12
      where id = $1 and version = $2`,
      values: [
        facility.id,
        facility.version,
        facility.facilityName,
        facility.isBase,
        facility.isActive,
        facility.phone || null,
        facility.email || null,
        facility.timeZone,
        facility.workingHours,
        JSON.stringify(facility.closures.toSorted()),
        facility.parkingCapacity,
        facility.checksCompetences,
      ],
    });
    if (changed === 0) throw await whyNot(facility.id, caller);
    if (dethroned > 0) await measureFromBase(facility.id, tx);
    return { facility: facility.id };
  },
});

const endOtherBase = (id: string) => ({
  text: "update app.facilities set is_base = false where is_base and id <> $1",
  values: [id],
});

/** Recomputes the computed distances from the new base. */
async function measureFromBase(id: string, work: Work): Promise<void> {
  const base = await work.system.one<{ addressId: string | null }>({
    text: `select address_id from app.facilities where id = $1`,
    values: [id],
  });
  if (base.addressId) await updateDistance(base.addressId, { hasMoved: false }, work);
}

async function whyNot(id: string, caller: Transaction["caller"]) {
  const there = await caller.maybe({ text: "select from app.facilities where id = $1", values: [id] });
  return fail(there ? "definition-changed" : "not-found");
}
