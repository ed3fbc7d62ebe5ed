import { equipmentWatchedSchema } from "@boresight/domain/equipment/equipment-schema";
import { mutation } from "#platform/mutation.ts";

export const setEquipmentWatched = mutation({
  summary: "Marks a tool or target as one to keep an eye on, or takes the mark back.",
  callers: ["admin"],
  input: equipmentWatchedSchema,
  locks: "equipment",
  returns: { equipment: "Equipment" },
  errors: ["equipment-changed"],
  async run({ id, isWatched }, { caller }) {
    await caller.run({ text: "update app.equipment set is_watched = $2 where id = $1", values: [id, isWatched] });
    return { equipment: id };
  },
});
