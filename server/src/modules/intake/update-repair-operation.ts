import { fail } from "@boresight/domain/base/errors";
import { changedRepairSchema } from "@boresight/domain/intake/repair-operation";
import { mutation } from "#platform/mutation.ts";

export const updateRepairOperation = mutation({
  summary: "Sets after which work on its part a repair asks for calibrations, and why.",
  callers: ["admin"],
  input: changedRepairSchema,
  returns: { repairOperation: "RepairOperation" },
  payload: "RepairOperationPayload",
  errors: ["definition-changed"],
  async run({ id, version, calibratedAfter, calibratedAfterReason }, { caller }) {
    await caller.one({ text: "select from app.repair_operations where id = $1", values: [id] });
    const changed = await caller.run({
      text: `update app.repair_operations set calibrated_after = $3, calibrated_after_reason = $4
        where id = $1 and version = $2`,
      values: [id, version, calibratedAfter, calibratedAfterReason],
    });
    if (changed === 0) throw fail("definition-changed");
    return { repairOperation: id };
  },
});
