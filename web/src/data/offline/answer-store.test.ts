import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import * as documents from "#graphql/graphql.ts";
import { answerStore, mostOrders, mostText, tooMany } from "./answer-store.ts";
import { keptQuery, plainQueries } from "./kept-queries.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const answer = (name: string, seenAt: number) => ({ name, isOrder: true, seenAt, text: `"${name}"` });

test("the last answer is found by the login that saw it, and by no other", async () => {
  const store = answerStore();
  await store.keep("tom", answer("order 7", 1));
  await store.keep("tom", { ...answer("order 7", 2), text: '"later"' });

  expect(await store.find("tom", "order 7")).toMatchObject({ seenAt: 2, text: '"later"' });
  expect(await store.find("ada", "order 7")).toBeUndefined();
});

test("what others have seen is erased, and everything when nobody is signed in", async () => {
  const store = answerStore();
  await store.keep("tom", answer("order 7", 1));
  await store.keep("ada", answer("order 7", 1));

  await store.forgetOthers("ada");
  const [toms, adas] = [await store.find("tom", "order 7"), await store.find("ada", "order 7")];
  await store.forgetOthers(null);

  expect([toms, adas?.seenAt, await store.find("ada", "order 7")]).toEqual([undefined, 1, undefined]);
});

test("the orders seen longest ago make room", async () => {
  const store = answerStore();
  for (let seenAt = 0; seenAt <= mostOrders; seenAt++) await store.keep("tom", answer(`order ${seenAt}`, seenAt));

  expect(await store.find("tom", "order 0")).toBeUndefined();
  expect(await store.find("tom", "order 1")).toBeDefined();
});

const listed = (key: string, seenAt: number, size: number) => ({
  key,
  seenAt,
  size,
  name: key,
  userId: "",
  isOrder: false,
});

test("what has no room goes, whatever it is", () => {
  expect(tooMany([listed("old", 1, 2), listed("huge", 2, mostText), listed("new", 3, 1)])).toEqual(["huge"]);
});

test("an order is kept by its id, the person's day as it was last, and nothing else", () => {
  expect(keptQuery("ServiceOrderPage", { id: "7", staff: true })?.name).toBe("ServiceOrderPage 7");
  expect(keptQuery("AdminDashboardPage", { days: 7 })?.name).toBe("AdminDashboardPage");
  expect(keptQuery("UsersPage", {})).toBeNull();
});

test.each([...plainQueries, "ServiceOrderPage"])("%s is a query of the app", (name) => {
  expect(Object.keys(documents).includes(`${name}Document`)).toBe(true);
});
