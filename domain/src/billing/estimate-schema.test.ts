import { expect, test } from "vitest";
import { problemsOf } from "#base/problems.ts";
import {
  approvalSchema,
  billingLinkSchema,
  declineSchema,
  linkApprovalSchema,
  linkDeclineSchema,
  verbalApprovalSchema,
} from "./estimate-decision-schema.ts";
import { estimateDraftSchema, estimateVersionSchema, suggestionDismissalSchema } from "./estimate-schema.ts";

const id = "7d4b6a60-8f1e-4f5e-9a46-0b1f0d6f1c01";
const token = "x".repeat(43);
const draft = { serviceOrderId: id, lines: [] };
const approval = {
  id,
  fullName: "Carla  Whitfield",
  signatureMethod: "typed",
  acceptedTermsVersion: "2026-01",
  contentHash: "0a".repeat(32),
};
const verbalApproval = { id, version: 1, fullName: "Carla", channel: "phone", decidedAt: "2026-05-04T12:00:00Z" };
const verbal = verbalApprovalSchema(new Date("2026-05-04T12:00:00Z"));

test("a new draft needs its order and its lines", () => {
  expect(estimateDraftSchema.parse(draft)).toEqual({ ...draft, notes: "", validUntil: null });
  expect(estimateDraftSchema.safeParse({ ...draft, id, version: 3 }).success).toBe(true);
});

test("an approval needs a name, a signature, the terms and the content that was read", () => {
  expect(approvalSchema.parse(approval)).toEqual({
    ...approval,
    fullName: "Carla Whitfield",
    drawing: null,
    poNumber: null,
    poFollows: false,
    acceptedLineIds: [],
  });
  expect(linkApprovalSchema.parse({ ...approval, token, signatureMethod: "drawn", drawing: "aGk=" })).toMatchObject({
    token,
    drawing: "aGk=",
  });
});

test("an approval by word of mouth names who, how and when", () => {
  expect(verbal.parse(verbalApproval)).toMatchObject({ channel: "phone", poNumber: null, acceptedLineIds: [] });
});

test("a reason of the list says enough, another one is written out", () => {
  expect(declineSchema.parse({ id, reasonKey: "price" })).toEqual({ id, reasonKey: "price", reason: "" });
  expect(linkDeclineSchema.parse({ token, reasonKey: "other", reason: "Sold it" }).reason).toBe("Sold it");
});

test("what is dismissed has a reason", () => {
  const dismissal = { serviceOrderId: id, lineItemTypeId: id, reason: "Scanned by the customer" };

  expect(suggestionDismissalSchema.parse(dismissal)).toEqual(dismissal);
});

test.each([
  ["version", estimateDraftSchema, { ...draft, id }],
  ["notes", estimateDraftSchema, { ...draft, notes: "x".repeat(5001) }],
  ["validUntil", estimateDraftSchema, { ...draft, validUntil: "2026-02-30" }],
  ["serviceOrderId", estimateDraftSchema, { ...draft, serviceOrderId: "1" }],
  [
    "lines.0.description",
    estimateDraftSchema,
    { ...draft, lines: [{ lineItemTypeId: id, quantity: 1, unitPrice: 1, taxable: true }] },
  ],
  ["version", estimateVersionSchema, { id }],
  ["reason", suggestionDismissalSchema, { serviceOrderId: id, lineItemTypeId: id, reason: "" }],
  ["token", billingLinkSchema, { token: "short" }],
  ["token", linkApprovalSchema, { ...approval, token: `${token}!` }],
  ["fullName", approvalSchema, { ...approval, fullName: " " }],
  ["signatureMethod", approvalSchema, { ...approval, signatureMethod: "spoken" }],
  ["drawing", approvalSchema, { ...approval, signatureMethod: "drawn" }],
  ["drawing", approvalSchema, { ...approval, drawing: "not base64!" }],
  ["drawing", approvalSchema, { ...approval, drawing: "AAAA".repeat(40_000) }],
  ["poNumber", approvalSchema, { ...approval, poNumber: "PO*1" }],
  ["acceptedTermsVersion", approvalSchema, { ...approval, acceptedTermsVersion: "" }],
  ["acceptedLineIds.0", approvalSchema, { ...approval, acceptedLineIds: ["1"] }],
  ["contentHash", approvalSchema, { ...approval, contentHash: "0A".repeat(32) }],
  ["reasonKey", declineSchema, { id, reasonKey: "expensive" }],
  ["reason", declineSchema, { id, reasonKey: "other", reason: "no" }],
  ["reason", declineSchema, { id, reasonKey: "price", reason: "x".repeat(501) }],
  ["channel", verbal, { ...verbalApproval, channel: "rumour" }],
  ["decidedAt", verbal, { ...verbalApproval, decidedAt: "2026-05-04T12:00:01Z" }],
  ["decidedAt", verbal, { ...verbalApproval, decidedAt: "noon" }],
])("%s is refused with a sentence", (field, schema, input) => {
  const [problem, ...others] = problemsOf(schema.safeParse(input).error!);

  expect(others).toEqual([]);
  expect(problem).toMatchObject({ field, message: expect.stringMatching(/^[A-Z].+ .+/) });
  expect(problem?.message).not.toContain("Invalid");
});
