import { expect, test } from "vitest";
import { createTokenStore } from "#auth/token-store.ts";
import { keepWriting, keptWriting } from "./kept-writing.ts";

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const tom = (under: string) => ({ person: "tom", under });

test("what is half written is kept by order and thread, until it is sent", () => {
  const device = shelf();

  keepWriting(tom("7 staff"), "The bracket", device);
  keepWriting(tom("7 shop"), "Your car", device);
  keepWriting(tom("7 staff"), "The bracket is bent", device);
  keepWriting(tom("8 staff"), "No target", device);
  keepWriting(tom("7 shop"), "", device);

  expect(["7 staff", "7 shop", "8 staff"].map((under) => keptWriting(tom(under), device))).toEqual([
    "The bracket is bent",
    "",
    "No target",
  ]);
});

test("nobody else on the device reads it, and signing out clears it", () => {
  const device = shelf();
  keepWriting(tom("7 staff"), "The bracket", device);

  expect(keptWriting({ person: "tess", under: "7 staff" }, device)).toBe("");
  createTokenStore(device).forgetAll();
  expect(keptWriting(tom("7 staff"), device)).toBe("");
});

test("the latest twenty are kept; a device without room, or with something else there, keeps none", () => {
  const device = shelf();
  const full = {
    getItem: () => "no JSON",
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };

  for (let count = 0; count < 25; count += 1) keepWriting(tom(String(count)), "text", device);
  keepWriting(tom("7"), "text", full);

  expect(keptWriting(tom("4"), device)).toBe("");
  expect(keptWriting(tom("5"), device)).toBe("text");
  expect(keptWriting(tom("7"), full)).toBe("");
});
