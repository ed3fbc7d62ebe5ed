import { staffRoles } from "@boresight/domain/accounts/roles";
import { statedSystemSchema } from "@boresight/domain/intake/vehicle-systems";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";

export const stateFittedSystem = mutation({
  summary: "Keeps a person's word on whether a vehicle has a system, which counts more than papers and the VIN.",
  callers: staffRoles,
  input: statedSystemSchema,
  returns: { vehicle: "Vehicle" },
  payload: "VehiclePayload",
  errors: ["vehicle-archived"],
  async run({ id, system: named, isFitted }, { caller, system, emit }) {
    const vehicle = await caller.one<{ archivedAt: string | null }>({
      text: "select archived_at from app.vehicles where id = $1 for update",
      values: [id],
    });
    if (vehicle.archivedAt !== null) throw fail("vehicle-archived");
    await system.run({
      text: `update app.vehicles set stated_systems = case when $3::boolean is null then stated_systems - $2
          else stated_systems || jsonb_build_object($2::text, $3::boolean) end where id = $1`,
      values: [id, named, isFitted],
    });
    await emit({ type: "vehicle.systemStated", entityId: id, payload: { system: named, isFitted } });
    return { vehicle: id };
  },
});
