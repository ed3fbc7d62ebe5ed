/** A payer's rule as its form holds it, from what is stored and back. */
import { parseTyped, typedText } from "@boresight/domain/base/typed-number";
import type { DemandKey } from "@boresight/domain/billing/payers/payer-demands";
import { payerRule } from "@boresight/domain/billing/payers/payer-fields";
import {
  packetOrder,
  payerRuleContentSchema,
  type PacketPart,
  type PayerRuleContent,
} from "@boresight/domain/billing/payers/payer-rule";
import type { PayerRuleRowFragment } from "#graphql/graphql.ts";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";

interface CapValues {
  typeKeys: string[];
  price: string;
  count: string;
  currency: string;
}

export interface RuleValues extends RecordValues<(typeof payerRule)["fields"]> {
  demands: DemandKey[];
  /** By the key of a demand, as typed. */
  counts: Record<string, string>;
  caps: CapValues[];
  included: string[];
  /** `CAL-FCAM-S = 123`, one a line. */
  lineCodes: string;
  packet: PacketPart[];
}

const noContent = payerRuleContentSchema.parse({});

/** A new version begins with what the one before asked for; its days and source are its own. */
export function ruleValuesOf(rule: PayerRuleRowFragment | null, before: PayerRuleRowFragment | undefined): RuleValues {
  const stored = rule ?? before;
  const content = stored ? payerRuleContentSchema.parse(stored.content) : noContent;
  const { demands, caps, included, lineCodes, packet } = content;
  const kept = { ...stored, validFrom: null, validTo: null, sourceTitle: "", sourceUrl: null, sourceOn: null };
  return {
    ...recordValues(payerRule, rule ?? (before ? kept : null)),
    demands: demands.map(({ key }) => key),
    counts: Object.fromEntries(demands.map(({ key, count }) => [key, String(count ?? 1)])),
    caps: caps.map(({ typeKeys, unitPriceCents, count, currency }) => ({
      typeKeys,
      price: unitPriceCents === null ? "" : typedText(unitPriceCents, 2),
      count: count === null ? "" : String(count),
      currency,
    })),
    included,
    lineCodes: lineCodes.map(({ typeKey, code }) => `${typeKey} = ${code}`).join("\n"),
    packet: [...packetOrder(packet)],
  };
}

/** Text that is no number is left for the schema to refuse. */
const numberOf = (typed: string, decimals: number): number | null =>
  typed.trim() === "" ? null : (parseTyped(typed, decimals) ?? Number.NaN);

export const ruleInputOf = ({ demands, counts, caps, included, lineCodes, packet, ...fields }: RuleValues) => ({
  ...recordInput(payerRule, fields),
  content: {
    demands: demands.map((key) => ({ key, count: numberOf(counts[key] ?? "", 0) })),
    caps: caps.map(({ typeKeys, price, count, currency }) => ({
      typeKeys,
      unitPriceCents: numberOf(price, 2),
      count: numberOf(count, 0),
      currency: currency.trim().toUpperCase(),
    })),
    included,
    lineCodes: lineCodes.split("\n").flatMap((line) => {
      const [typeKey = "", ...code] = line.split("=");
      return line.trim() === "" ? [] : [{ typeKey: typeKey.trim(), code: code.join("=").trim() }];
    }),
    packet,
  } satisfies PayerRuleContent,
});
