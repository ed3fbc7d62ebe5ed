import { describe, expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { cardBalance, cardPaymentState } from "./card-balance.ts";
import { latestCardRecord, type CardRecord } from "./card-record.ts";

const record = (values: Partial<CardRecord> & Pick<CardRecord, "kind" | "state">): CardRecord => ({
  id: "x",
  amount: cents(10_000),
  returned: null,
  happenedAt: 1,
  toldAt: 1,
  ...values,
});
const paid = record({ kind: "session", state: "succeeded" });
const charge = (returned: number, toldAt: number) =>
  record({ kind: "charge", state: "succeeded", returned: cents(returned), toldAt });
const refund = (amount: number, state: CardRecord["state"] = "succeeded", happenedAt = 5, toldAt = happenedAt) =>
  record({ kind: "refund", state, amount: cents(amount), happenedAt, toldAt });
const dispute = (state: CardRecord["state"], values: Partial<CardRecord> = {}) =>
  record({ kind: "dispute", state, ...values });

const balanceOf = (...records: CardRecord[]) => {
  const balance = cardBalance(records, cents(10_000));
  return [balance.paid, balance.returned, balance.contested];
};
const stateOf = (...records: CardRecord[]) => cardPaymentState(records, cardBalance(records, cents(10_000)));

describe("a payment by card", () => {
  test.each([
    ["is not paid while nothing says so", [record({ kind: "session", state: "processing" })], [null, 0, 0]],
    ["is paid by its page alone", [paid], [10_000, 0, 0]],
    [
      "is paid what the provider says",
      [paid, record({ kind: "intent", state: "succeeded", amount: cents(9000) })],
      [9000, 0, 0],
    ],
    ["is given back in part by a refund", [paid, refund(2500)], [10_000, 2500, 0]],
    ["is given back in part by what its charge says", [paid, charge(2500, 6)], [10_000, 2500, 0]],
    ["is given back once when both say so", [paid, charge(2500, 5), refund(2500)], [10_000, 2500, 0]],
    [
      "is given back by both refunds when the charge was asked between them",
      [charge(2500, 5), refund(2500), refund(1000, "pending", 7)],
      [10_000, 3500, 0],
    ],
    [
      "is given back by a refund that the charge knows and we do not",
      [charge(3500, 8), refund(2500)],
      [10_000, 3500, 0],
    ],
    ["is not given back by a refund that failed", [charge(2500, 5), refund(2500, "failed", 5, 9)], [10_000, 0, 0]],
    ["nor when the charge still counts it", [charge(2500, 12), refund(2500, "failed", 5, 9)], [10_000, 0, 0]],
    [
      "is given back by another refund after one that failed",
      [charge(1000, 12), refund(2500, "failed", 5, 9)],
      [10_000, 1000, 0],
    ],
    ["stays paid during an inquiry", [paid, dispute("inquiry"), dispute("inquiryClosed")], [10_000, 0, 0]],
    [
      "is contested in part by a dispute of a part",
      [paid, dispute("disputed", { amount: cents(5000) })],
      [10_000, 5000, 5000],
    ],
    [
      "is contested as a whole by a dispute that says no amount",
      [paid, dispute("inReview", { amount: null })],
      [10_000, 10_000, 10_000],
    ],
    ["is lost with its dispute", [paid, dispute("lost", { amount: cents(5000) })], [10_000, 5000, 0]],
    ["is paid again once the dispute is won", [paid, dispute("won")], [10_000, 0, 0]],
    ["is lost in part when a part comes back", [paid, dispute("won", { returned: cents(3000) })], [10_000, 3000, 0]],
    ["loses what was booked out of it", [paid, dispute("lost", { returned: cents(4000) })], [10_000, 4000, 0]],
    ["never loses more than it was", [paid, refund(6000), dispute("disputed")], [10_000, 10_000, 10_000]],
    ["counts a refund before it is known to be paid", [refund(2500)], [null, 2500, 0]],
  ] as const)("%s", (_name, records, expected) => {
    expect(balanceOf(...records)).toEqual(expected);
  });

  test.each([
    [[], null],
    [[record({ kind: "session", state: "open" })], "open"],
    [
      [record({ kind: "session", state: "open" }), record({ kind: "intent", state: "requiresAction" })],
      "requiresAction",
    ],
    [
      [
        record({ kind: "session", state: "canceled", toldAt: 3 }),
        record({ kind: "intent", state: "processing", toldAt: 2 }),
      ],
      "canceled",
    ],
    [[paid, record({ kind: "session", state: "canceled" })], "succeeded"],
    [[paid, refund(2500)], "succeeded"],
    [[paid, refund(10_000)], "refunded"],
    [[paid, dispute("inquiry")], "succeeded"],
    [[paid, dispute("disputed", { amount: cents(1) })], "disputed"],
    [[paid, dispute("won")], "succeeded"],
  ] as const)("of %j is called %s", (records, expected) => {
    expect(stateOf(...records)).toBe(expected);
  });
});

describe("of two reports of one object", () => {
  const pairs: readonly (readonly [CardRecord, CardRecord])[] = [
    [charge(1000, 5), charge(2500, 6)],
    [charge(1000, 5), charge(2500, 5)],
    [dispute("disputed", { toldAt: 5 }), dispute("won", { toldAt: 5 })],
    [dispute("lost", { toldAt: 5 }), dispute("won", { toldAt: 9 })],
    [refund(1, "pending", 5), refund(1, "failed", 5)],
    [record({ kind: "session", state: "processing" }), record({ kind: "session", state: "failed" })],
  ];

  test.each(pairs)("the later holds, whichever comes first: %j, %j", (earlier, later) => {
    expect([latestCardRecord(earlier, later), latestCardRecord(later, earlier)]).toEqual([later, later]);
  });

  test("what was paid is not unpaid by a later report", () => {
    const expired = record({ kind: "session", state: "canceled", toldAt: 9 });

    expect(latestCardRecord(paid, expired)).toMatchObject({ state: "succeeded" });
    expect(latestCardRecord(expired, paid)).toMatchObject({ state: "succeeded" });
  });
});
