import { expect, test } from "vitest";
import { createTokenStore } from "#auth/token-store.ts";
import { keepOpened, openedBefore } from "./opened-before.ts";

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const id = (count: number) => `0198c6e5-0000-7000-8000-${String(count).padStart(12, "0")}`;

test("the records that were opened last come first, each once, at most eight", () => {
  const device = shelf();

  for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9, 2]) keepOpened("ada", `/service-orders/${id(count)}`, device);
  keepOpened("ada", `/customers/${id(20)}`, device);
  keepOpened("ada", `/vehicles/${id(21)}`, device);

  expect(openedBefore("ada", device)).toEqual([
    { kind: "vehicles", id: id(21) },
    { kind: "customers", id: id(20) },
    ...[2, 9, 8, 7, 6, 5].map((count) => ({ kind: "orders", id: id(count) })),
  ]);
});

test("lists and other pages are no records", () => {
  const device = shelf();

  for (const path of ["/service-orders", "/customers/list", `/estimate/${id(1)}`]) keepOpened("ada", path, device);

  expect(openedBefore("ada", device)).toEqual([]);
});

test("another person of the device sees none of them, and signing out clears them", () => {
  const device = shelf();
  keepOpened("ada", `/vehicles/${id(1)}`, device);
  const others = openedBefore("tom", device);

  createTokenStore(device).forgetAll();

  expect([others, openedBefore("ada", device)]).toEqual([[], []]);
});

test("what cannot be read is nothing", () => {
  const device = shelf();
  device.setItem("recentlyOpened", "{");

  expect(openedBefore("ada", device)).toEqual([]);
});
