import {
  keepsVerification,
  ruleKey,
  savedRuleSchema,
  type RuleContent,
} from "@boresight/domain/calibrations/calibration-rule";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { readCatalogue, ruleById, type StoredRule } from "./read-rules.ts";
import { addRules, changeRules, lockDefinitions } from "./write-rules.ts";

export const saveCalibrationRule = mutation({
  summary:
    "Adds a rule that suggests a calibration, or changes one. A rule that says something else than was verified has to be verified again.",
  input: savedRuleSchema,
  returns: { calibrationRule: "CalibrationRule" },
  payload: "CalibrationRulePayload",
  clientKey: true,
  errors: ["definition-changed"],
  async run({ id, version, ...rule }, tx) {
    await lockDefinitions(tx);
    const before = id === null ? null : await tx.caller.one<StoredRule>(ruleById(id));
    if (before && before.version !== version) throw fail("definition-changed");
    await requireKnownNames(rule, before, tx);
    if (!before) return { calibrationRule: await add(rule, tx) };
    const changed = { ...rule, id: before.id, keepsVerification: keepsVerification(before, rule) };
    await changeRules([changed], tx.caller);
    return { calibrationRule: before.id };
  },
});

async function add(rule: RuleContent, { caller }: Transaction): Promise<string> {
  const [added] = await addRules([rule], caller);
  if (!added) throw fail("not-found");
  return added.id;
}

/**
 * Everything the rule names exists, and no other rule covers the same; inactive names that the rule had before may
 * stay.
 */
async function requireKnownNames(rule: RuleContent, before: StoredRule | null, { caller }: Transaction): Promise<void> {
  const { operations, types, rules } = await readCatalogue(caller);
  if (rule.operation !== before?.operation && !knows(operations, rule.operation))
    throw wrongField("operation", "wrong-reference", text("base.chooseFromTheListOfRepairs"));
  if (rule.typeKey !== before?.typeKey && !knows(types, rule.typeKey))
    throw wrongField("typeKey", "wrong-reference", text("calibrations.chooseFromTheListOfCalibrations"));
  const same = rules.find((other) => other.id !== before?.id && ruleKey(other) === ruleKey(rule));
  if (same)
    throw wrongField(
      "typeKey",
      "taken",
      same.isActive ? text("calibrations.sameRuleExists") : text("calibrations.sameRuleIsInactive"),
    );
}

const knows = (named: readonly { key: string }[], key: string): boolean => named.some((one) => one.key === key);
