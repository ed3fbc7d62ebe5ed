/** Which order a text message is about: its telephone says who wrote, and what the shop last wrote there says of what. */

import { mostGuesses, type Guess } from "./judge-placing.ts";

export interface KnownTelephone {
  /** Those who have it, each with its open orders. */
  customers: readonly { id: string; openOrderIds: readonly string[] }[];
  /** The order of the last text that the shop sent there within some days. */
  lastTextedOrderId: string | null;
}

export type JudgedText =
  | { orderId: string }
  | {
      orderId: null;
      /** Where only one has the telephone. */
      customerId: string | null;
      /** Best first. */
      guesses: readonly Guess[];
    };

/**
 * Sure is only what one customer writes about its one open order, or about the order that the shop has just texted about.
 * A telephone of two customers is never sure: each may be meant.
 */
export function judgeText({ customers, lastTextedOrderId }: KnownTelephone): JudgedText {
  const [only, ...others] = customers;
  if (only && others.length === 0) {
    if (lastTextedOrderId !== null) return { orderId: lastTextedOrderId };
    const [order, ...more] = only.openOrderIds;
    if (order !== undefined && more.length === 0) return { orderId: order };
  }
  const orders = customers.flatMap(({ openOrderIds }) => openOrderIds);
  const texted: Guess[] = lastTextedOrderId === null ? [] : [{ serviceOrderId: lastTextedOrderId, reason: "lastText" }];
  const open = orders
    .filter((id) => id !== lastTextedOrderId)
    .map((serviceOrderId): Guess => ({ serviceOrderId, reason: "phone" }));
  const whose = customers.map(({ id }): Guess => ({ customerId: id, reason: "phone" }));
  return {
    orderId: null,
    customerId: others.length === 0 ? (only?.id ?? null) : null,
    guesses: [...texted, ...open, ...whose].slice(0, mostGuesses),
  };
}
