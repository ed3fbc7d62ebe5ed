import { officeCallers } from "@boresight/domain/accounts/roles";
import { equipmentInServiceSchema } from "@boresight/domain/equipment/equipment-schema";
import { mutation } from "#platform/mutation.ts";

export const returnEquipmentToService = mutation({
  summary: "Puts a tool or target that was reported as down back in service, and ends its alert.",
  callers: officeCallers,
  input: equipmentInServiceSchema,
  returns: { equipment: "Equipment" },
  errors: [],
  async run({ id }, { caller, system, emit }) {
    await caller.one({ text: "select id from app.equipment where id = $1", values: [id] });
    const changed = await system.run({
      text: `update app.equipment set down_since = null, down_reason = '', down_reported_by = null
        where id = $1 and down_since is not null`,
      values: [id],
    });
    if (changed > 0) await emit({ type: "equipment.returned", entityId: id, payload: {} });
    return { equipment: id };
  },
});
