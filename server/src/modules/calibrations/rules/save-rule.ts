import {
  keepsVerification,
  ruleKey,
  savedRuleSchema,
  type RuleContent,
} from "@boresight/domain/calibrations/calibration-rule";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";
import { readCatalogue, ruleById, type StoredRule } from "./read-rules.ts";
import { addRules, changeRules, keepAlone } from "./write-rules.ts";

/** Adds a rule or changes it, and answers its id. What says something else than was verified is a starter rule again. */
export async function saveCalibrationRule(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const { id, version, ...rule } = parseInput(savedRuleSchema, input);
  const before = id === null ? null : await tx.caller.one<StoredRule>(ruleById(id));
  if (before && before.version !== version) throw fail("definition-changed");
  await requireKnownNames(rule, before, tx);
  if (!before) return add(rule, tx);
  const changed = { ...rule, id: before.id, keepsVerification: keepsVerification(before, rule) };
  await changeRules([changed], tx.caller);
  return before.id;
}

async function add(rule: RuleContent, { caller }: Transaction): Promise<string> {
  const [added] = await addRules([rule], caller);
  if (!added) throw fail("not-found");
  return added.id;
}

/** What the rule is about is there, and no other rule is about the same; what has gone out of use may stay. */
async function requireKnownNames(rule: RuleContent, before: StoredRule | null, { caller }: Transaction): Promise<void> {
  const { operations, types, rules } = await readCatalogue(caller);
  if (rule.operation !== before?.operation && !knows(operations, rule.operation))
    throw refuse("operation", "wrong-reference", "Choose from the list of repairs");
  if (rule.typeKey !== before?.typeKey && !knows(types, rule.typeKey))
    throw refuse("typeKey", "wrong-reference", "Choose from the list of calibrations");
  const same = rules.find((other) => other.id !== before?.id && ruleKey(other) === ruleKey(rule));
  if (same)
    throw refuse(
      "typeKey",
      "taken",
      same.isActive
        ? "A rule for this repair, system and vehicles is there already"
        : "A rule for this repair, system and vehicles is there already, out of use: take that one into use again",
    );
}

const knows = (named: readonly { key: string }[], key: string): boolean => named.some((one) => one.key === key);

const refuse = (field: string, code: string, message: string) =>
  fail("invalid-input", { message, fields: [{ field, code, message }] });
