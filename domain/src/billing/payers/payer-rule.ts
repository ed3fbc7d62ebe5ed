/** A version of what a payer asks for, and which of them holds on a day. */
import { line } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { demandKeys, isCounted } from "./payer-demands.ts";

/** The parts of a packet, in the order in which it is bound without a rule. */
export const packetParts = ["certificate", "reports", "photos", "estimate", "invoice"] as const;
export type PacketPart = (typeof packetParts)[number];

const mostCount = 50;
const mostEntries = 100;
const typeKeySchema = line({ min: 1, max: 40, label: text("billing.capCovers") });

const demandSchema = z.object({
  key: z.enum(demandKeys, text("billing.chooseFromTheDemands")),
  count: z.int(text("base.enterANumber")).min(1).max(mostCount).nullable().default(null),
});

/** How many are wanted at least; null: one, or each. */
export type StoredDemand = { key: (typeof demandKeys)[number]; count?: number | null };

const capSchema = z.object({
  typeKeys: z.array(typeKeySchema).max(mostEntries).describe("Of line item types; none: every calibration."),
  unitPriceCents: z.int(text("base.enterANumber")).min(0).max(99_999_999).nullable(),
  count: z.int(text("base.enterANumber")).min(1).max(999).nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/, text("billing.currencyOfThreeLetters")),
});
export type PayerCap = z.output<typeof capSchema>;

const isOnceEach = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

export const payerRuleContentSchema = z.object({
  demands: z
    .array(demandSchema)
    .max(demandKeys.length)
    .default([])
    .refine((demands) => isOnceEach(demands.map(({ key }) => key)), text("billing.demandOnce"))
    .transform((demands) => demands.map(({ key, count }) => ({ key, count: isCounted(key) ? count : null }))),
  caps: z
    .array(
      capSchema.refine(({ unitPriceCents, count }) => unitPriceCents !== null || count !== null, {
        path: ["unitPriceCents"],
        error: text("billing.capNeedsPriceOrCount"),
      }),
    )
    .max(mostEntries)
    .default([]),
  included: z.array(typeKeySchema).max(mostEntries).default([]).describe("Operations that it pays as part of others."),
  lineCodes: z
    .array(z.object({ typeKey: typeKeySchema, code: line({ min: 1, max: 40, label: text("billing.payerCode") }) }))
    .max(mostEntries)
    .default([])
    .refine((codes) => isOnceEach(codes.map(({ typeKey }) => typeKey)), text("billing.codeOnce")),
  packet: z
    .array(z.enum(packetParts))
    .refine(isOnceEach, text("billing.packetPartOnce"))
    .default([])
    .describe("The order of its packet's parts; those that are not named follow in the usual order."),
});
export type PayerRuleContent = z.output<typeof payerRuleContentSchema>;

/** The parts of a packet in a rule's order: none is left out. */
export const packetOrder = (asked: readonly PacketPart[]): readonly PacketPart[] => [
  ...asked,
  ...packetParts.filter((part) => !asked.includes(part)),
];

/** Which of several rules holds is decided by these alone. Days are those of the facility, such as `2026-05-04`. */
export interface DatedRule {
  id: string;
  number: number;
  validFrom: string;
  validTo: string | null;
  isVerified: boolean;
  /** Of a payer that was merged into the order's, and whose rules go on. */
  isOfMerged: boolean;
}

export interface RuleInForce<Rule> {
  rule: Rule;
  /** Verified rules of the same day that stand back, because payers were merged. */
  others: readonly Rule[];
}

const holdsOn = ({ validFrom, validTo }: DatedRule, day: string): boolean =>
  validFrom <= day && (validTo === null || validTo >= day);

/** The payer's own comes before one of a merged payer, then the later beginning, then the higher number. */
const precedence = (one: DatedRule, other: DatedRule): number =>
  Number(one.isOfMerged) - Number(other.isOfMerged) ||
  compare(other.validFrom, one.validFrom) ||
  other.number - one.number ||
  compare(one.id, other.id);

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** Returns the verified rule of that day; without one, an unverified rule that only informs. Null: it asks for nothing. */
export function ruleInForce<Rule extends DatedRule>(rules: readonly Rule[], day: string): RuleInForce<Rule> | null {
  const holding = rules.filter((rule) => holdsOn(rule, day)).toSorted(precedence);
  const verified = holding.filter(({ isVerified }) => isVerified);
  const [first] = verified.length > 0 ? verified : holding;
  return first ? { rule: first, others: verified.filter((rule) => rule !== first) } : null;
}
