import { expect, test } from "vitest";
import { enduranceTests } from "./endurance-tests.ts";

test("endurance is what asks how much to try, itself or through its support, and what runs only then", () => {
  const imports = new Map<string, readonly string[]>([
    ["e2e/cuts.spec.ts", ["e2e/support/work.ts"]],
    ["e2e/support/work.ts", ["server/test/endurance.ts"]],
    ["e2e/orders.spec.ts", ["server/test/shop.ts"]],
    ["server/proof/fuzz/lists.test.ts", ["server/test/endurance.ts"]],
    ["server/proof/crash/crash.endurance.test.ts", []],
    ["server/test/endurance.ts", []],
  ]);

  expect(enduranceTests(imports)).toEqual([
    "e2e/cuts.spec.ts",
    "server/proof/crash/crash.endurance.test.ts",
    "server/proof/fuzz/lists.test.ts",
  ]);
});
