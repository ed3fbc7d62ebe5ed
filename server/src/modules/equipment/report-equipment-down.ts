import { staffRoles } from "@boresight/domain/accounts/roles";
import { equipmentDownSchema } from "@boresight/domain/equipment/equipment-schema";
import { mutation } from "#platform/mutation.ts";

export const reportEquipmentDown = mutation({
  summary:
    "Reports that a tool or target is down: the office gets an alert, and it is used for no attempt until it is back in service. A further report replaces the reason.",
  callers: staffRoles,
  input: equipmentDownSchema,
  returns: { equipment: "Equipment" },
  errors: [],
  async run({ id, reason }, { caller, system, now, emit }) {
    await caller.one({ text: "select id from app.equipment where id = $1", values: [id] });
    await system.run({
      text: `update app.equipment set down_since = coalesce(down_since, $2), down_reason = $3, down_reported_by = $4
        where id = $1`,
      values: [id, now, reason, caller.userId],
    });
    await emit({ type: "equipment.wentDown", entityId: id, payload: { reason } });
    return { equipment: id };
  },
});
