import { ruleVersionSchema } from "@boresight/domain/calibrations/calibration-rule";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { ruleById, type StoredRule } from "./read-rules.ts";

export const verifyCalibrationRule = mutation({
  summary: "Records that a rule was checked against the manufacturer's procedure.",
  input: ruleVersionSchema,
  returns: { calibrationRule: "CalibrationRule" },
  payload: "CalibrationRulePayload",
  errors: ["definition-changed"],
  async run({ id, version }, { caller }) {
    if (caller.role !== "admin") throw fail("permission-error");
    await caller.one<StoredRule>(ruleById(id));
    const verified = await caller.run({
      text: `update app.calibration_rules set verified_by = $3, verified_at = now()
      where id = $1 and version = $2 and verified_at is null`,
      values: [id, version, caller.userId],
    });
    if (verified === 0) throw fail("definition-changed");
    return { calibrationRule: id };
  },
});
