import { fail } from "@boresight/domain/base/errors";
import type { FieldSpec } from "@boresight/domain/base/record";
import { snakeCase } from "@boresight/domain/base/text";
import { liveAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { vehicle } from "@boresight/domain/vehicles/vehicle-fields";
import { vehicleMergeSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import type { Transaction } from "#platform/database/transaction.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import { wordList } from "#platform/database/word-list.ts";
import { mutation } from "#platform/mutation.ts";
import { lockUsedVehicle, type LockedVehicle } from "./lock-vehicle.ts";

export const mergeVehicles = mutation({
  summary:
    "Makes two records of one vehicle one. Orders and appointments of the same customer move; another customer's stay with the archived record. Needs a fresh proof of who you are.",
  callers: ["admin"],
  input: vehicleMergeSchema,
  returns: { vehicle: "Vehicle" },
  payload: "VehiclePayload",
  errors: ["elevated-claim-required", "vehicle-archived", "vehicle-changed", "vehicle-in-use", "vehicles-differ"],
  async run({ survivorId, survivorVersion, mergedId, mergedVersion }, tx) {
    if (!tx.caller.isElevated) throw fail("elevated-claim-required");
    await lockRows(tx.system, "app.vehicles", { ids: [survivorId, mergedId] });
    const survivor = await lockUsedVehicle({ id: survivorId, version: survivorVersion }, tx);
    const merged = await lockUsedVehicle({ id: mergedId, version: mergedVersion }, tx);
    if (survivor.vinNumber !== null && merged.vinNumber !== null && survivor.vinNumber !== merged.vinNumber)
      throw fail("vehicles-differ");
    if (survivor.customerId === merged.customerId) await moveOrders(merged, survivor, tx);
    await closeMerged(merged, survivor, tx);
    await tx.emit({ type: "vehicle.merged", entityId: mergedId, payload: { intoId: survivorId } });
    return { vehicle: survivorId };
  },
});

/** An appointment that keeps others of its vehicle away. */
const blocks = (name: string) => `${name}.status in ${wordList(liveAppointmentStatuses)} and not ${name}.is_overbooked`;

/** Throws `vehicle-in-use` where both have an appointment at the same time. Appointments follow their orders. */
async function moveOrders(merged: LockedVehicle, survivor: LockedVehicle, { system }: Transaction): Promise<void> {
  const overlap = await system.maybe({
    text: `select one.id from app.appointments one join app.appointments other
        on tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)
      where one.vehicle_id = $1 and other.vehicle_id = $2 and ${blocks("one")} and ${blocks("other")} limit 1`,
    values: [merged.id, survivor.id],
  });
  if (overlap) throw fail("vehicle-in-use");
  await system.run({
    text: "update app.service_orders set vehicle_id = $2 where vehicle_id = $1",
    values: [merged.id, survivor.id],
  });
}

const isText = (field: FieldSpec) => field.kind === "line" || field.kind === "text";

/** What is said of the vehicle itself; its mileage only grows, and its owner is taken over as a whole. */
const takenOver = vehicle.names
  .filter((name) => name !== "odometer" && !name.startsWith("owner"))
  .map((name) => {
    const column = snakeCase(name);
    const kept = isText(vehicle.field(name)) ? `nullif(kept.${column}, '')` : `kept.${column}`;
    return `${column} = coalesce(${kept}, other.${column})`;
  })
  .join(", ");

/** What the surviving record does not say, it takes over from the other one of the same customer. */
async function closeMerged(merged: LockedVehicle, survivor: LockedVehicle, { system, now }: Transaction) {
  await system.run({
    text: "update app.vehicles set archived_at = $2, merged_into_id = $3 where id = $1",
    values: [merged.id, now, survivor.id],
  });
  await system.run({
    text: `update app.intake_drafts set answers = answers || jsonb_build_object('vehicleId', $2::uuid)
      where answers ->> 'vehicleId' = $1::text`,
    values: [merged.id, survivor.id],
  });
  await system.run({
    text: `update app.system_statements s set vehicle_id = $2 where vehicle_id = $1
      and not exists (select from app.vehicles v where v.id = $2 and v.stated_systems ? s.system)`,
    values: [merged.id, survivor.id],
  });
  const isOwn = survivor.customerId === merged.customerId;
  await system.run({
    text: `update app.vehicles kept set
        ${takenOver},
        odometer = greatest(kept.odometer, other.odometer),
        stated_systems = other.stated_systems || kept.stated_systems,
        owner_first_name = case when $3 and kept.owner_last_name = '' then other.owner_first_name else kept.owner_first_name end,
        owner_last_name = case when $3 and kept.owner_last_name = '' then other.owner_last_name else kept.owner_last_name end,
        owner_email = case when $3 then coalesce(kept.owner_email, other.owner_email) else kept.owner_email end,
        owner_phone = case when $3 then coalesce(kept.owner_phone, other.owner_phone) else kept.owner_phone end,
        owner_phone_extension = case when $3 and kept.owner_phone is null then other.owner_phone_extension
          else kept.owner_phone_extension end
      from app.vehicles other where kept.id = $1 and other.id = $2`,
    values: [survivor.id, merged.id, isOwn],
  });
}
