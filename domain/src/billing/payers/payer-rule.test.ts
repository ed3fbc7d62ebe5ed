import { expect, test } from "vitest";
import { packetOrder, payerRuleContentSchema, ruleInForce, type DatedRule } from "./payer-rule.ts";

const rule = (id: string, values: Partial<DatedRule> = {}): DatedRule => ({
  id,
  number: 1,
  validFrom: "2026-01-01",
  validTo: null,
  isVerified: true,
  isOfMerged: false,
  ...values,
});

const chosen = (rules: readonly DatedRule[], day = "2026-05-04") => ruleInForce(rules, day)?.rule.id ?? null;

test.each([
  ["begins that day", { validFrom: "2026-05-04" }, "a"],
  ["ends that day", { validTo: "2026-05-04" }, "a"],
  ["begins the day after", { validFrom: "2026-05-05" }, null],
  ["ended the day before", { validTo: "2026-05-03" }, null],
])("a rule that %s", (_what, values, id) => {
  expect(chosen([rule("a", values)])).toBe(id);
});

test("a verified rule comes before a later one that nobody has verified, which informs only while there is none", () => {
  const draft = rule("b", { number: 2, validFrom: "2026-05-01", isVerified: false });

  expect(chosen([draft, rule("a")])).toBe("a");
  expect(ruleInForce([draft], "2026-05-04")).toMatchObject({ rule: { id: "b" }, others: [] });
});

test("where payers were merged, the answer is the same in every order, and the other rule is named", () => {
  const rules = [
    rule("own"),
    rule("merged", { isOfMerged: true, validFrom: "2026-04-01" }),
    rule("earlier", { isOfMerged: true, number: 3 }),
  ];

  for (const some of [rules, rules.toReversed(), [...rules.slice(1), ...rules.slice(0, 1)]])
    expect(ruleInForce(some, "2026-05-04")).toMatchObject({
      rule: { id: "own" },
      others: [{ id: "merged" }, { id: "earlier" }],
    });
});

const problems = (content: object) =>
  payerRuleContentSchema.safeParse(content).error?.issues.map(({ path }) => path.join("."));

test("a rule asks for each thing once, and a cap says of how much or how many", () => {
  expect(problems({ demands: [{ key: "preScan" }, { key: "preScan" }] })).toEqual(["demands"]);
  expect(problems({ demands: [{ key: "horoscope" }] })).toEqual(["demands.0.key"]);
  expect(problems({ caps: [{ typeKeys: [], unitPriceCents: null, count: null, currency: "USD" }] })).toEqual([
    "caps.0.unitPriceCents",
  ]);
  expect(problems({ caps: [{ typeKeys: [], unitPriceCents: 1, count: null, currency: "dollars" }] })).toEqual([
    "caps.0.currency",
  ]);
  expect(problems({ packet: ["invoice", "invoice"] })).toEqual(["packet"]);
  expect(problems({})).toBeUndefined();
});

test("a number is kept for what is counted alone", () => {
  const { demands } = payerRuleContentSchema.parse({
    demands: [
      { key: "vehiclePhoto", count: 4 },
      { key: "preScan", count: 4 },
    ],
  });

  expect(demands).toEqual([
    { key: "vehiclePhoto", count: 4 },
    { key: "preScan", count: null },
  ]);
});

test("a packet leaves no part out", () => {
  expect(packetOrder(["invoice", "photos"])).toEqual(["invoice", "photos", "certificate", "reports", "estimate"]);
});
