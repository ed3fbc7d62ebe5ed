/** Which calibrations a vehicle's repairs require. Suggestions only: the manufacturer's procedure decides. */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { sequenceOf, systemOf } from "./calibration-system.ts";
import { line } from "#base/text-schema.ts";

export interface CalibrationRule {
  id: string;
  version: number;
  operation: string;
  typeKey: string;
  typeName: string;
  method: string;
  minutes: number;
  /** Null means any, here and below. */
  make: string | null;
  model: string | null;
  yearFrom: number | null;
  yearTo: number | null;
  trimPattern: string | null;
  prerequisites: string;
  note: string;
  sourceTitle: string;
  sourceUrl: string | null;
  isVerified: boolean;
  priority: number;
}

export const suggestionSchema = z.object({
  make: line({ max: 60, label: text("base.make") }).default(""),
  model: line({ max: 60, label: text("base.model") }).default(""),
  year: z.int(text("base.yearMustBeAWholeNumber")).nullable().default(null),
  trim: line({ max: 60, label: text("base.trim") }).default(""),
  operations: z
    .array(z.string().max(41, text("base.chooseFromTheListOfRepairs")))
    .max(30, text("base.chooseAtMost30Repairs")),
});

export type RepairedVehicle = z.infer<typeof suggestionSchema>;

export interface Suggestion {
  system: string;
  rule: CalibrationRule;
  /** The operations that require this system, the rule's own first. */
  operations: readonly string[];
}

/** Returns one suggestion per system, in the order of work; the most specific of several rules wins. */
export function suggestCalibrations(rules: readonly CalibrationRule[], vehicle: RepairedVehicle): Suggestion[] {
  const fitting = rules.filter((rule) => vehicle.operations.includes(rule.operation) && fits(rule, vehicle));
  return [...Map.groupBy(fitting, ({ typeKey }) => systemOf(typeKey))]
    .flatMap(([system, candidates]) => {
      const [rule, ...others] = candidates.toSorted(moreSpecificFirst);
      return rule ? { system, rule, operations: operationsOf([rule, ...others], vehicle) } : [];
    })
    .toSorted((one, other) => sequenceOf(one.rule.typeKey) - sequenceOf(other.rule.typeKey));
}

const operationsOf = (rules: readonly CalibrationRule[], { operations }: RepairedVehicle) => {
  const calling = new Set(rules.map(({ operation }) => operation));
  return operations.filter((operation) => calling.has(operation));
};

const same = (one: string, other: string) => one.localeCompare(other, "en", { sensitivity: "base" }) === 0;

type RuleScope = Pick<CalibrationRule, "make" | "model" | "trimPattern" | "yearFrom" | "yearTo">;

/** Whether a rule applies to this vehicle. */
export function fits(rule: RuleScope, { make, model, year, trim }: Omit<RepairedVehicle, "operations">): boolean {
  return (
    (rule.make === null || same(rule.make, make)) &&
    (rule.model === null || same(rule.model, model)) &&
    (rule.yearFrom === null || (year !== null && year >= rule.yearFrom)) &&
    (rule.yearTo === null || (year !== null && year <= rule.yearTo)) &&
    (rule.trimPattern === null || trim.toLowerCase().includes(rule.trimPattern.toLowerCase()))
  );
}

/** Trim is more specific than years, years more than the model, the model more than the make. */
const specificity = ({ make, model, yearFrom, yearTo, trimPattern }: CalibrationRule): number =>
  [make, model, yearFrom ?? yearTo, trimPattern].reduce<number>(
    (sum, part, index) => sum + (part === null ? 0 : 2 ** index),
    0,
  );

const moreSpecificFirst = (one: CalibrationRule, other: CalibrationRule) =>
  specificity(other) - specificity(one) ||
  Number(other.isVerified) - Number(one.isVerified) ||
  other.priority - one.priority ||
  one.id.localeCompare(other.id);
