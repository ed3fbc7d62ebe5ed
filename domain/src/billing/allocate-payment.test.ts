import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sum } from "#base/money.ts";
import { allocatePayment, type PayableInvoice } from "./allocate-payment.ts";

const invoice = (id: string, balance: number, dueDate: string | null = "2026-05-04"): PayableInvoice => ({
  id,
  balance: cents(balance),
  dueDate,
});
const open = [invoice("may", 5000), invoice("march", 3000, "2026-03-04"), invoice("undated", 1000, null)];

const pay = (amount: number, values: { given?: [string, number][]; keepExcess?: boolean } = {}, invoices = open) => {
  const { given, keepExcess = false } = values;
  const allocations = given ? given.map(([invoiceId, part]) => ({ invoiceId, amount: cents(part) })) : null;
  const paid = allocatePayment({ amount: cents(amount), allocations, keepExcess }, invoices);
  return [...paid.allocations.map((one) => `${one.invoiceId} ${one.amount}`), `excess ${paid.excess}`];
};
const refusal = (code: string, balanceCents: number) =>
  expect.objectContaining({ code, details: expect.objectContaining({ data: { balanceCents } }) });

test.each([
  [2000, ["march 2000", "excess 0"]],
  [3000, ["march 3000", "excess 0"]],
  [4000, ["march 3000", "may 1000", "excess 0"]],
  [9000, ["march 3000", "may 5000", "undated 1000", "excess 0"]],
])("a payment of %i cents pays the oldest due first: %j", (amount, allocated) => {
  expect(pay(amount)).toEqual(allocated);
});

test("a payment pays the invoices it is given for, parts of one together", () => {
  expect(
    pay(2500, {
      given: [
        ["may", 1000],
        ["undated", 500],
        ["may", 1000],
      ],
    }),
  ).toEqual(["may 2000", "undated 500", "excess 0"]);
});

test("more than is owed is refused, or kept as credit", () => {
  expect(() => pay(9001)).toThrow(refusal("payment-exceeds-balance", 9000));
  expect(pay(9001, { keepExcess: true }).at(-1)).toBe("excess 1");
});

test("what is given to no invoice is kept as credit or refused", () => {
  expect(() => pay(2000, { given: [["may", 1500]] })).toThrow(refusal("payment-exceeds-balance", 9000));
  expect(pay(2000, { given: [["may", 1500]], keepExcess: true })).toEqual(["may 1500", "excess 500"]);
});

test("a deposit without invoices is all credit", () => {
  expect(pay(2000, { keepExcess: true }, [])).toEqual(["excess 2000"]);
});

test("no invoice gets more than it has open, even when the excess is kept", () => {
  const twice = {
    given: [
      ["march", 2000],
      ["march", 1001],
    ] as [string, number][],
    keepExcess: true,
  };

  expect(() => pay(9000, twice)).toThrow(refusal("payment-exceeds-balance", 3000));
});

test("no more is allocated than was paid, and only to the customer's invoices", () => {
  expect(() => pay(1000, { given: [["may", 1001]] })).toThrow("More is allocated to invoices than was paid");
  expect(() => pay(1000, { given: [["another's", 1000]] })).toThrow(expect.objectContaining({ code: "not-found" }));
});

test("every cent is allocated once, and no balance falls below zero", () => {
  const invoices = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      balance: fc.integer({ min: 0, max: 10_000 }).map(cents),
      dueDate: fc.constantFrom(null, "2026-03-04", "2026-05-04"),
    }),
    { selector: ({ id }) => id, maxLength: 10 },
  );
  fc.assert(
    fc.property(invoices, fc.integer({ min: 1, max: 50_000 }), (invoices, amount) => {
      const paid = allocatePayment({ amount: cents(amount), allocations: null, keepExcess: true }, invoices);
      const owed = sum(invoices.map(({ balance }) => balance));

      expect(sum([...paid.allocations.map((one) => one.amount), paid.excess])).toBe(amount);
      expect(paid.excess).toBe(Math.max(0, amount - owed));
      for (const { invoiceId, amount: part } of paid.allocations) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThanOrEqual(invoices.find(({ id }) => id === invoiceId)?.balance ?? 0);
      }
    }),
  );
});
