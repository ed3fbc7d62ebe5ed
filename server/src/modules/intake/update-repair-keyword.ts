import { fail } from "@boresight/domain/base/errors";
import { changedKeywordSchema } from "@boresight/domain/intake/repair-keyword";
import { mutation } from "#platform/mutation.ts";

export const updateRepairKeyword = mutation({
  summary: "Switches a keyword on or off.",
  callers: ["admin"],
  input: changedKeywordSchema,
  returns: { repairKeyword: "RepairKeyword" },
  payload: "RepairKeywordPayload",
  errors: ["definition-changed"],
  async run({ id, version, isActive }, { caller }) {
    await caller.one({ text: "select from app.repair_keywords where id = $1", values: [id] });
    const changed = await caller.run({
      text: "update app.repair_keywords set is_active = $3 where id = $1 and version = $2",
      values: [id, version, isActive],
    });
    if (changed === 0) throw fail("definition-changed");
    return { repairKeyword: id };
  },
});
