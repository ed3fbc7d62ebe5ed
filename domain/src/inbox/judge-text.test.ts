import { expect, test } from "vitest";
import { judgeText } from "./judge-text.ts";

const bob = (...openOrderIds: string[]) => ({ id: "bob", openOrderIds });

test.each([
  [
    "the one open order of the one customer who has the telephone",
    { customers: [bob("o1")], lastTextedOrderId: null },
    "o1",
  ],
  ["the order that the shop last texted about", { customers: [bob("o1", "o2")], lastTextedOrderId: "o2" }, "o2"],
  ["that one also where it is closed by now", { customers: [bob("o1")], lastTextedOrderId: "o0" }, "o0"],
])("a text is about %s", (_which, known, orderId) => {
  expect(judgeText(known)).toEqual({ orderId });
});

test("one of several open orders is guessed, and the customer is known", () => {
  expect(judgeText({ customers: [bob("o1", "o2")], lastTextedOrderId: null })).toEqual({
    orderId: null,
    customerId: "bob",
    guesses: [
      { serviceOrderId: "o1", reason: "phone" },
      { serviceOrderId: "o2", reason: "phone" },
      { customerId: "bob", reason: "phone" },
    ],
  });
});

test("a telephone of two customers is never sure, not even after a text about an order of one of them", () => {
  const known = { customers: [bob("o1"), { id: "eve", openOrderIds: [] }], lastTextedOrderId: "o1" };

  expect(judgeText(known)).toEqual({
    orderId: null,
    customerId: null,
    guesses: [
      { serviceOrderId: "o1", reason: "lastText" },
      { customerId: "bob", reason: "phone" },
      { customerId: "eve", reason: "phone" },
    ],
  });
});

test("of a stranger nothing is guessed", () => {
  expect(judgeText({ customers: [], lastTextedOrderId: null })).toEqual({
    orderId: null,
    customerId: null,
    guesses: [],
  });
});

test("no more is guessed than a person reads", () => {
  const orders = Array.from({ length: 30 }, (_none, at) => `o${at}`);

  expect(judgeText({ customers: [bob(...orders)], lastTextedOrderId: null })).toMatchObject({
    guesses: { length: 10 },
  });
});
