import { fail } from "@boresight/domain/base/errors";
import { facilitySchema, reasonsOfClosures } from "@boresight/domain/schedule/facility";
import type * as z from "zod";
import { lockRow } from "#platform/locked-row.ts";
import { mutation } from "#platform/mutation.ts";
import { requirePhone } from "#platform/phone-columns.ts";
import { lockBooking } from "#modules/schedule/slots/resolve-place.ts";
import { requireArchivable } from "./require-archivable.ts";
import { requireOwnName } from "./require-own-name.ts";
import { setBase } from "./set-base.ts";
import { storeFacilityAddress } from "./store-facility-address.ts";

export const updateFacility = mutation({
  summary: "Changes a facility. A new base replaces the old one.",
  input: facilitySchema,
  returns: { facility: "Facility" },
  payload: "FacilityPayload",
  errors: ["definition-changed", "facility-in-use", "facility-is-base"],
  async run(facility, tx) {
    const { caller } = tx;
    if (caller.role !== "admin") throw fail("permission-error");
    const before = await lockRow("facilities", facility, tx);
    if (facility.isBase && !facility.isActive) throw fail("facility-is-base");
    requirePhone({ phone: facility.phone, field: "phone", stored: before.phone });
    await requireOwnName(facility, caller);
    if (before.isActive && !facility.isActive) {
      await lockBooking(tx.system, tx.now);
      await requireArchivable(facility.id, tx);
    }
    if (facility.isBase && !before.isBase) await setBase(facility.id, tx);
    await caller.run(written(facility));
    if (facility.address) await storeFacilityAddress(facility.id, facility.address, tx);
    return { facility: facility.id };
  },
});

type Facility = z.output<typeof facilitySchema>;

const written = (facility: Facility) => ({
  text: `update app.facilities set facility_name = $2, is_base = $3, is_active = $4, phone = $5, email = $6, time_zone = $7,
      working_hours = $8, closures = $9, parking_capacity = $10, checks_competences = $11, closure_reasons = $12
    where id = $1`,
  values: [
    facility.id,
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
    reasonsOfClosures(facility.closures, facility.closureReasons),
  ],
});
