/** A condition as form rows: each a field and its expected value, as text. */
import { t } from "@boresight/domain/texts/text";
import { decisionWords, intakeWords, methodWords } from "@boresight/domain/tasks/condition-words";
import { readCondition } from "@boresight/domain/tasks/task-condition-schema";
import type { Choice } from "#ui/form/select-input.tsx";

const conditionFields = [
  "intakeMethod",
  "requiresPo",
  "rideHeightModified",
  "rideHeightDecision",
  "method",
  "lineItemType",
  "minSystems",
  "orFailedAttempt",
  "passedCalibration",
] as const;
export type ConditionField = (typeof conditionFields)[number];

export interface ConditionRow {
  field: ConditionField;
  /** `yes` or `no`, one or several choices separated by commas, or typed text. */
  value: string;
}

interface ConditionFieldLook {
  label: string;
  /** The initial value. */
  first: string;
  choices?: readonly Choice[];
  several?: true;
  /** How a value is entered. */
  example?: string;
}

const choicesOf = (words: Record<string, string>): Choice[] =>
  Object.entries(words).map(([value, word]) => ({ value, label: word.charAt(0).toUpperCase() + word.slice(1) }));

const yesOrNo: readonly Choice[] = [
  { value: "yes", label: t("base.yes") },
  { value: "no", label: t("base.no") },
];

export const conditionFieldLooks: Record<ConditionField, ConditionFieldLook> = {
  intakeMethod: { label: t("tasks.intakeIs"), first: "tow", choices: choicesOf(intakeWords), several: true },
  requiresPo: { label: t("tasks.customerRequiresAPo"), first: "yes", choices: yesOrNo },
  rideHeightModified: { label: t("base.rideHeightIsModified"), first: "yes", choices: yesOrNo },
  rideHeightDecision: { label: t("tasks.rideHeightDecisionIs"), first: "waiver", choices: choicesOf(decisionWords) },
  method: { label: t("tasks.aCalibrationIs"), first: "static", choices: choicesOf(methodWords) },
  lineItemType: { label: t("tasks.aLineItemBeginsWith"), first: "", example: "ALN" },
  minSystems: { label: t("tasks.systemsCalibratedAtLeast"), first: "2", example: "2" },
  orFailedAttempt: { label: t("tasks.orAnAttemptHasFailed"), first: "yes", choices: yesOrNo },
  passedCalibration: { label: t("tasks.aCalibrationHasPassed"), first: "yes", choices: yesOrNo },
};

/**
 * Returns the fields that can still be added: each once, a failed attempt only with the number of systems that it
 * widens.
 */
export function addableFields(rows: readonly ConditionRow[]): ConditionField[] {
  const there = new Set(rows.map(({ field }) => field));
  return conditionFields.filter(
    (field) => !there.has(field) && (field !== "orFailedAttempt" || there.has("minSystems")),
  );
}

/** Without the number of systems, a failed attempt has no meaning. */
export const rowsWithout = (rows: readonly ConditionRow[], removed: ConditionField): ConditionRow[] =>
  rows.filter(({ field }) => field !== removed && !(removed === "minSystems" && field === "orFailedAttempt"));

export function rowsOf(stored: unknown): ConditionRow[] {
  const condition = readCondition(stored) ?? {};
  return conditionFields.flatMap((field) => {
    const value = condition[field];
    return value === undefined ? [] : { field, value: inWords(value) };
  });
}

function inWords(value: boolean | number | string | readonly string[]): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? value.join(",") : String(value);
}

/** Returns the condition for the schema to validate; null without rows. */
export function conditionFrom(rows: readonly ConditionRow[]): Record<string, unknown> | null {
  if (rows.length === 0) return null;
  return Object.fromEntries(rows.map(({ field, value }) => [field, valueOf(field, value)]));
}

function valueOf(field: ConditionField, value: string): unknown {
  const { choices, several } = conditionFieldLooks[field];
  if (choices === yesOrNo) return value === "yes";
  if (several) return value.split(",").filter(Boolean);
  return field === "minSystems" ? Number(value) : value.trim();
}
