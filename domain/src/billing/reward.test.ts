import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sum } from "#base/money.ts";
import {
  expiringCredits,
  nextExpiry,
  redeemReward,
  remainingCredits,
  reversibleAmount,
  rewardBalance,
  rewardEarned,
  rewardExpiresOn,
  type RewardEntry,
} from "./reward.ts";

const settings = { rewardBasisPoints: 500, rewardCapBasisPoints: 5000, rewardExpiryMonths: 12 };
const today = "2026-05-04";

const line = (category: string, totalPrice: number, typeKey = "X") => ({
  typeKey,
  category,
  totalPrice: cents(totalPrice),
});

test("a partner earns 5 % of calibrations and resets, nothing of the rest", () => {
  const others = ["scan", "labour", "alignment", "transport", "fee", "sublet"].map((category) =>
    line(category, 10_000),
  );

  expect(rewardEarned([line("calibration", 32_500), line("reset", 9500), ...others], settings)).toBe(2100);
});

test.each([
  ["half a cent is rounded up", [line("calibration", 10)], 1],
  [
    "a discount line takes its proportion",
    [line("calibration", 8000), line("scan", 2000), line("adjustment", -1000)],
    360,
  ],
  ["redeemed credit is no discount", [line("calibration", 8000), line("adjustment", -4000, "RWD")], 400],
  ["discounts above the charges leave nothing", [line("calibration", 100), line("adjustment", -900)], 0],
  ["nothing is nothing", [], 0],
])("%s", (_, lines, earned) => {
  expect(rewardEarned(lines, settings)).toBe(earned);
});

test("credit can be redeemed for twelve months", () => {
  expect(rewardExpiresOn("2026-05-04", settings)).toBe("2027-05-04");
});

let count = 0;
const entry = (id: string, amount: number, values: Partial<RewardEntry> = {}): RewardEntry => ({
  id,
  kind: amount > 0 ? "earn" : "redeem",
  amount: cents(amount),
  ofEntryId: null,
  expiresOn: null,
  createdAt: `2026-01-01T00:00:${String(count++ % 60).padStart(2, "0")}Z`,
  ...values,
});
const spring = entry("spring", 1000, { expiresOn: "2026-06-01" });
const winter = entry("winter", 500, { expiresOn: "2026-05-03" });
const autumn = entry("autumn", 700, { expiresOn: "2026-11-01" });
const left = (...entries: RewardEntry[]) => remainingCredits(entries).map((one) => `${one.entryId} ${one.amount}`);

test("what expires first is used up first", () => {
  expect(left(autumn, spring, winter)).toEqual(["winter 500", "spring 1000", "autumn 700"]);
  expect(left(autumn, spring, winter, entry("used", -600))).toEqual(["spring 900", "autumn 700"]);
});

test("credit that was redeemed is back when the redemption is reversed", () => {
  const redeemed = entry("redeemed", -300, { ofEntryId: "spring" });
  const reversed = entry("reversed", 300, { kind: "reverse", ofEntryId: "redeemed" });

  expect(left(spring, redeemed)).toEqual(["spring 700"]);
  expect(left(spring, redeemed, reversed)).toEqual(["spring 1000"]);
});

test("credit that was spent before its invoice was voided is taken from what else there is", () => {
  const spent = entry("spent", -400, { ofEntryId: "spring" });
  const voided = entry("voided", -1000, { kind: "reverse", ofEntryId: "spring" });

  expect(left(spring, spent, voided, autumn)).toEqual(["autumn 300"]);
  expect(rewardBalance([spring, spent, voided, autumn])).toBe(300);
});

test("what is left of credit expires after its last day", () => {
  const used = entry("used", -100, { ofEntryId: "winter" });

  expect(expiringCredits([winter, used, spring], today)).toEqual([{ ofEntryId: "winter", amount: -400 }]);
  expect(expiringCredits([spring], "2026-06-01")).toEqual([]);
  const expired = entry("expired", -400, { kind: "expire", ofEntryId: "winter" });
  expect(expiringCredits([winter, used, spring, expired], today)).toEqual([]);
});

test("partners see what expires next", () => {
  expect(nextExpiry([winter, autumn, spring], today)).toEqual({
    entryId: "spring",
    amount: 1000,
    expiresOn: "2026-06-01",
  });
  expect(nextExpiry([entry("forever", 5)], today)).toBeNull();
});

test("of an entry that expired in part, the rest is reversed", () => {
  const used = entry("used", -100, { ofEntryId: "winter" });
  const expired = entry("expired", -150, { kind: "expire", ofEntryId: "winter" });

  expect(reversibleAmount(winter, [winter, used, expired])).toBe(350);
});

const redeem = (amount: number, subtotal: number, entries = [spring, winter, autumn]) =>
  redeemReward({ amount: cents(amount), subtotal: cents(subtotal), today }, entries, settings);
const refusal = (code: string, mostCents: number) =>
  expect.objectContaining({ code, details: expect.objectContaining({ data: { mostCents } }) });

test("a redemption uses the oldest credit that is still valid", () => {
  expect(redeem(1200, 10_000)).toEqual([
    { ofEntryId: "spring", amount: -1000 },
    { ofEntryId: "autumn", amount: -200 },
  ]);
});

test("no more is redeemed than there is, nor than half the invoice", () => {
  expect(redeem(1700, 3400)).toHaveLength(2);
  expect(() => redeem(1701, 10_000)).toThrow(refusal("reward-over-balance", 1700));
  expect(() => redeem(167, 333)).toThrow(refusal("reward-over-cap", 166));
  expect(redeem(166, 333)).toHaveLength(1);
});

test("what is left of all credits is the balance, or nothing when that is below zero", () => {
  const root = fc.record({
    amount: fc.integer({ min: -500, max: 1000 }).filter((amount) => amount !== 0),
    taken: fc.integer({ min: 0, max: 1500 }),
    expiresOn: fc.constantFrom(null, "2026-05-03", "2026-06-01"),
  });
  fc.assert(
    fc.property(fc.array(root, { maxLength: 12 }), (roots) => {
      const entries = roots.flatMap(({ amount, taken, expiresOn }, index) => [
        entry(`e${index}`, amount, { expiresOn }),
        ...(amount > 0 && taken > 0 ? [entry(`t${index}`, -taken, { ofEntryId: `e${index}` })] : []),
      ]);

      expect(sum(remainingCredits(entries).map(({ amount }) => amount))).toBe(Math.max(0, rewardBalance(entries)));
    }),
  );
});
