import { expect, test } from "vitest";
import { BoresightError } from "#base/errors.ts";
import { cents } from "#base/money.ts";
import {
  canEstimateBecome,
  estimateNumber,
  estimateStatuses,
  isExpired,
  isOpenEstimate,
  requireConvertibleEstimate,
  requireDraftEstimate,
  requireOpenEstimate,
  requireSendableEstimate,
  requireVerballyApprovable,
  validUntilOf,
  type EstimateStatus,
} from "./estimate-status.ts";

const today = "2026-05-04";
const estimate = (status: EstimateStatus, validUntil: string | null = "2026-05-31") => ({ status, validUntil });
/** The code of the error that it throws, or null. */
function refusalOf(action: () => void): unknown {
  try {
    action();
    return null;
  } catch (error) {
    return error instanceof BoresightError ? error.code : error;
  }
}

test.each<[EstimateStatus, readonly EstimateStatus[]]>([
  ["draft", ["sent", "approved", "void"]],
  ["sent", ["viewed", "approved", "declined", "expired", "superseded", "void"]],
  ["viewed", ["approved", "declined", "expired", "superseded", "void"]],
  ["approved", ["sent", "converted", "void"]],
  ["declined", []],
  ["expired", []],
  ["superseded", []],
  ["converted", ["sent"]],
  ["void", []],
])("after %s an estimate can be %j", (from, following) => {
  expect(estimateStatuses.filter((to) => canEstimateBecome(from, to)).toSorted()).toEqual(following.toSorted());
});

test("only sent and viewed estimates await an answer", () => {
  expect(estimateStatuses.filter((status) => isOpenEstimate({ status }))).toEqual(["sent", "viewed"]);
});

test.each<[EstimateStatus, string]>([
  ["draft", "estimate-is-draft"],
  ["superseded", "estimate-superseded"],
  ["expired", "estimate-expired"],
  ["approved", "estimate-not-open"],
  ["declined", "estimate-not-open"],
  ["converted", "estimate-not-open"],
  ["void", "estimate-not-open"],
])("an estimate that is %s cannot be answered: %s", (status, refusal) => {
  expect(refusalOf(() => requireOpenEstimate(estimate(status), today))).toBe(refusal);
});

test.each([
  ["sent", "2026-05-04", null],
  ["viewed", null, null],
  ["sent", "2026-05-03", "estimate-expired"],
  ["viewed", "2026-05-03", "estimate-expired"],
] as const)("an estimate that is %s and valid until %s: %s", (status, validUntil, refusal) => {
  expect(refusalOf(() => requireOpenEstimate(estimate(status, validUntil), today))).toBe(refusal);
  expect(isExpired(estimate(status, validUntil), today)).toBe(refusal !== null);
});

test("an approved estimate does not expire", () => {
  expect(isExpired(estimate("approved", "2026-01-01"), today)).toBe(false);
});

test("an approval by word of mouth is recorded for a draft and for an open estimate, not for an answered one", () => {
  expect(refusalOf(() => requireVerballyApprovable(estimate("draft"), today))).toBeNull();
  expect(refusalOf(() => requireVerballyApprovable(estimate("sent"), today))).toBeNull();
  expect(refusalOf(() => requireVerballyApprovable(estimate("declined"), today))).toBe("estimate-not-open");
});

test("only a draft can be changed", () => {
  expect(refusalOf(() => requireDraftEstimate(estimate("draft")))).toBeNull();
  expect(refusalOf(() => requireDraftEstimate(estimate("sent")))).toBe("estimate-not-draft");
});

const sendable = { status: "draft", lineCount: 1, total: cents(0), hasRecipient: true } as const;

test.each([
  [{}, null],
  [{ status: "sent" }, "estimate-not-draft"],
  [{ lineCount: 0 }, "estimate-empty"],
  [{ total: cents(-1) }, "total-negative"],
  [{ hasRecipient: false }, "estimate-without-recipient"],
] as const)("sending a draft with %j: %s", (values, refusal) => {
  expect(refusalOf(() => requireSendableEstimate({ ...sendable, ...values }))).toBe(refusal);
});

test("an approved estimate becomes an invoice once", () => {
  expect(refusalOf(() => requireConvertibleEstimate(estimate("approved")))).toBeNull();
  expect(refusalOf(() => requireConvertibleEstimate(estimate("converted")))).toBe("estimate-already-converted");
  expect(refusalOf(() => requireConvertibleEstimate(estimate("sent")))).toBe("estimate-not-approved");
});

test("an estimate is numbered after its order and revision", () => {
  expect(estimateNumber("SO-100245", 1)).toBe("E-100245-R1");
  expect(estimateNumber("SO-000012", 12)).toBe("E-000012-R12");
});

test("thirty days after April 4 an estimate is valid for the last day", () => {
  expect(validUntilOf("2026-04-04", 30)).toBe(today);
});
