import { newFacilitySchema, reasonsOfClosures } from "@boresight/domain/schedule/facility";
import { t } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";
import { requirePhone } from "#platform/phone-columns.ts";
import { requireOwnName } from "./require-own-name.ts";
import { storeFacilityAddress } from "./store-facility-address.ts";
import { setBase } from "./set-base.ts";

export const createFacility = mutation({
  summary: "Opens a facility, with its first bays. The first of all is the base.",
  callers: ["admin"],
  input: newFacilitySchema,
  returns: { facility: "Facility" },
  payload: "FacilityPayload",
  clientKey: true,
  errors: [],
  async run({ address, bayCount, bayCapabilities, ...facility }, tx) {
    const { caller } = tx;
    requirePhone({ phone: facility.phone, field: "phone" });
    await requireOwnName({ id: null, facilityName: facility.facilityName }, caller);
    const base = await caller.maybe({ text: "select from app.facilities where is_base" });
    const { id } = await caller.one<{ id: string }>({
      text: `insert into app.facilities (facility_name, phone, email, time_zone, working_hours, closures, parking_capacity, checks_competences, closure_reasons)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      values: [
        facility.facilityName,
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
    if (address) await storeFacilityAddress(id, address, tx);
    if (facility.isBase || !base) await setBase(id, tx);
    await caller.run({
      text: `insert into app.bays (facility_id, name, capabilities, sort_order)
        select $1, name, $3, at * 10 from unnest($2::text[]) with ordinality as bay (name, at)`,
      values: [
        id,
        Array.from({ length: bayCount }, (_, at) => t("schedule.bayOfNumber", { number: at + 1 })),
        bayCapabilities,
      ],
    });
    return { facility: id };
  },
});
