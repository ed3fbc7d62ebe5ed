import { seenRuleSchema } from "@boresight/domain/calibrations/calibration-rule";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";
import { ruleById, type StoredRule } from "./read-rules.ts";

/** The caller has checked the rule against the maker's procedure: it is no starter rule any more. */
export async function verifyCalibrationRule(input: unknown, { caller }: Transaction): Promise<string> {
  const { id, version } = parseInput(seenRuleSchema, input);
  if (caller.role !== "admin") throw fail("permission-error");
  await caller.one<StoredRule>(ruleById(id));
  const verified = await caller.run({
    text: `update app.calibration_rules set verified_by = $3, verified_at = now()
      where id = $1 and version = $2 and verified_at is null`,
    values: [id, version, caller.userId],
  });
  if (verified === 0) throw fail("definition-changed");
  return id;
}
