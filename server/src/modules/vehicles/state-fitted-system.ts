import { staffRoles } from "@boresight/domain/accounts/roles";
import { statedSystemSchema } from "@boresight/domain/intake/vehicle-systems";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { text } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export const stateFittedSystem = mutation({
  summary:
    "Keeps a person's word on whether a vehicle has a system, with a photo of it: it counts more than papers and the VIN.",
  callers: staffRoles,
  input: statedSystemSchema,
  returns: { vehicle: "Vehicle" },
  payload: "VehiclePayload",
  errors: ["vehicle-archived"],
  async run({ id, system: named, isFitted, photoFileId }, tx) {
    const { caller, system, emit } = tx;
    const vehicle = await caller.one<{ archivedAt: string | null }>({
      text: "select archived_at from app.vehicles where id = $1 for update",
      values: [id],
    });
    if (vehicle.archivedAt !== null) throw fail("vehicle-archived");
    if (photoFileId !== null) await requirePhoto(photoFileId, id, tx);
    await system.run({
      text: `update app.vehicles set stated_systems = case when $3::boolean is null then stated_systems - $2
          else stated_systems || jsonb_build_object($2::text, $3::boolean) end where id = $1`,
      values: [id, named, isFitted],
    });
    await system.run({
      text: `insert into app.system_statements (vehicle_id, system, is_fitted, photo_file_id, stated_by, stated_by_name)
        select $1, $2, $3, $4, $5, coalesce((select display_name from app.users where id = $5), '')`,
      values: [id, named, isFitted, photoFileId, caller.userId],
    });
    await emit({ type: "vehicle.systemStated", entityId: id, payload: { system: named, isFitted } });
    return { vehicle: id };
  },
});

/** Throws `invalid-input` for what is no picture on an order of the vehicle that the caller sees. */
async function requirePhoto(fileId: string, vehicleId: string, { caller }: Transaction): Promise<void> {
  const photo = await caller.maybe({
    text: `select f.id from app.files f join app.service_orders o on o.id = f.service_order_id
      where f.id = $1 and o.vehicle_id = $2 and f.is_uploaded and f.mime_type like 'image/%'`,
    values: [fileId, vehicleId],
  });
  if (!photo) throw wrongField("photoFileId", "custom", text("vehicles.choosePictureOfAnOrder"));
}
