import { payerRuleSchema } from "@boresight/domain/billing/payers/payer-schema";
import { expect, test } from "vitest";
import type { PayerRuleRowFragment } from "#graphql/graphql.ts";
import { ruleInputOf, ruleValuesOf } from "./rule-values.ts";

const content = {
  demands: [
    { key: "vehiclePhoto", count: 4 },
    { key: "preScan", count: null },
  ],
  caps: [{ typeKeys: ["CAL-FRAD"], unitPriceCents: 32_500, count: null, currency: "USD" }],
  included: ["SCAN-PRE"],
  lineCodes: [{ typeKey: "CAL-FRAD", code: "A=1" }],
  packet: ["invoice", "certificate", "reports", "photos", "estimate"],
};
const rule: PayerRuleRowFragment = {
  id: "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d11",
  version: 2,
  number: 3,
  payerId: "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d12",
  validFrom: "2026-05-04",
  validTo: null,
  content,
  sendingChannel: "portal",
  sendingTo: "",
  retentionMonths: 84,
  sourceTitle: "Provider manual",
  sourceUrl: null,
  sourceOn: "2026-05-01",
  verifiedAt: null,
  verifiedByUser: null,
};
const parsed = (values: ReturnType<typeof ruleValuesOf>) =>
  payerRuleSchema.safeParse({ id: null, version: null, payerId: rule.payerId, ...ruleInputOf(values) });

test("a stored rule is sent as it was", () => {
  expect(parsed(ruleValuesOf(rule, undefined)).data).toMatchObject({
    content,
    validFrom: "2026-05-04",
    retentionMonths: 84,
    sendingChannel: "portal",
    sourceOn: "2026-05-01",
  });
});

test("a new version asks for the same, and has days and a source of its own", () => {
  const values = ruleValuesOf(null, rule);

  expect(values).toMatchObject({ demands: ["vehiclePhoto", "preScan"], validFrom: "", sourceTitle: "", sourceOn: "" });
  expect(values.caps).toEqual([{ typeKeys: ["CAL-FRAD"], price: "325.00", count: "", currency: "USD" }]);
});

test("what is no number is refused", () => {
  const values = { ...ruleValuesOf(rule, undefined), counts: { vehiclePhoto: "some" } };

  expect(parsed(values).error?.issues.map(({ path }) => path.join("."))).toEqual(["content.demands.0.count"]);
});
