import { expect, test } from "vitest";
import { isFreshProof, provesFrom } from "./fresh-proof.ts";

const at = (time: string) => new Date(`2026-05-01T${time}Z`);

test.each([
  [at("08:00:00"), true],
  [at("08:04:59"), true],
  [at("08:05:00"), false],
  [at("09:00:00"), false],
])("a proof of eight o'clock is fresh at %s: %s", (now, isFresh) => {
  expect(isFreshProof(at("08:00:00"), now)).toBe(isFresh);
});

test("no proof is never fresh", () => {
  expect(isFreshProof(null, at("08:00:00"))).toBe(false);
});

test("a new password proves nothing for ten minutes", () => {
  expect(provesFrom(at("08:00:00"))).toEqual(at("08:10:00"));
});
