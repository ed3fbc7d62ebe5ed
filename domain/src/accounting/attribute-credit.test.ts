import { expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { attributeCredit, type CreditMovement } from "./attribute-credit.ts";

const paid = (of: string, amount: number): CreditMovement => ({ kind: "paid", of, amount: cents(amount) });
const used = (invoiceId: string | null, amount: number): CreditMovement => ({
  kind: "used",
  invoiceId,
  amount: cents(amount),
});
const attributed = (...movements: CreditMovement[]) =>
  Object.fromEntries([...attributeCredit(movements)].map(([of, invoices]) => [of, Object.fromEntries(invoices)]));

test("the oldest money is used first", () => {
  expect(attributed(paid("p1", 100), paid("p2", 100), used("i1", 150))).toEqual({ p1: { i1: 100 }, p2: { i1: 50 } });
});

test("what comes later pays nothing of before", () => {
  expect(attributed(paid("p1", 100), used("i1", 60), paid("p2", 100), used("i2", 60))).toEqual({
    p1: { i1: 60, i2: 40 },
    p2: { i2: 20 },
  });
});

test("what was given back is gone", () => {
  expect(attributed(paid("p1", 100), used(null, 70), paid("p2", 50), used("i1", 50))).toEqual({
    p1: { i1: 30 },
    p2: { i1: 20 },
  });
});

test("a payment that was taken back pays nothing any more", () => {
  const back: CreditMovement = { kind: "takenBack", of: "p1", amount: cents(100) };

  expect(attributed(paid("p1", 100), back, paid("p2", 50), used("i1", 80))).toEqual({ p2: { i1: 50 } });
});

test("a payment of which a part went back pays with what is left of it", () => {
  const back: CreditMovement = { kind: "takenBack", of: "p1", amount: cents(60) };

  expect(attributed(paid("p1", 50), paid("p1", 50), back, used("i1", 80))).toEqual({ p1: { i1: 40 } });
});
