/** A condition while it is typed: a list of parts, each a fact and what it must be, in the words of the inputs. */
import { decisionWords, intakeWords, methodWords } from "@boresight/domain/tasks/condition-words";
import { readCondition } from "@boresight/domain/tasks/task-condition";
import type { Choice } from "#ui/filter/select-filter.tsx";

const facts = [
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
export type Fact = (typeof facts)[number];

export interface ConditionPart {
  fact: Fact;
  /** `yes` or `no`, one of the choices or several with commas between, or what was typed. */
  value: string;
}

interface FactLook {
  label: string;
  /** What it starts with. */
  first: string;
  choices?: readonly Choice[];
  several?: true;
  /** How a typed value is entered. */
  example?: string;
}

const choicesOf = (words: Record<string, string>): Choice[] =>
  Object.entries(words).map(([value, word]) => ({ value, label: word.charAt(0).toUpperCase() + word.slice(1) }));

const yesOrNo: readonly Choice[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

export const factLooks: Record<Fact, FactLook> = {
  intakeMethod: { label: "Intake is", first: "tow", choices: choicesOf(intakeWords), several: true },
  requiresPo: { label: "Customer requires a PO", first: "yes", choices: yesOrNo },
  rideHeightModified: { label: "Ride height is modified", first: "yes", choices: yesOrNo },
  rideHeightDecision: { label: "Ride height decision is", first: "waiver", choices: choicesOf(decisionWords) },
  method: { label: "A calibration is", first: "static", choices: choicesOf(methodWords) },
  lineItemType: { label: "A line item begins with", first: "", example: "ALN" },
  minSystems: { label: "Systems calibrated, at least", first: "2", example: "2" },
  orFailedAttempt: { label: "Or an attempt has failed", first: "yes", choices: yesOrNo },
  passedCalibration: { label: "A calibration has passed", first: "yes", choices: yesOrNo },
};

/** What may still be added: each fact once, a failed attempt only beside the number of systems that it widens. */
export function factsToAdd(parts: readonly ConditionPart[]): Fact[] {
  const there = new Set(parts.map(({ fact }) => fact));
  return facts.filter((fact) => !there.has(fact) && (fact !== "orFailedAttempt" || there.has("minSystems")));
}

/** Without the number of systems, a failed attempt says nothing. */
export const partsWithout = (parts: readonly ConditionPart[], removed: Fact): ConditionPart[] =>
  parts.filter(({ fact }) => fact !== removed && !(removed === "minSystems" && fact === "orFailedAttempt"));

export function partsOf(stored: unknown): ConditionPart[] {
  const condition = readCondition(stored) ?? {};
  return facts.flatMap((fact) => {
    const value = condition[fact];
    return value === undefined ? [] : { fact, value: inWords(value) };
  });
}

function inWords(value: boolean | number | string | readonly string[]): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? value.join(",") : String(value);
}

/** For the schema to judge; none is null. */
export function conditionFrom(parts: readonly ConditionPart[]): Record<string, unknown> | null {
  if (parts.length === 0) return null;
  return Object.fromEntries(parts.map(({ fact, value }) => [fact, valueOf(fact, value)]));
}

function valueOf(fact: Fact, value: string): unknown {
  const { choices, several } = factLooks[fact];
  if (choices === yesOrNo) return value === "yes";
  if (several) return value.split(",").filter(Boolean);
  return fact === "minSystems" ? Number(value) : value.trim();
}
