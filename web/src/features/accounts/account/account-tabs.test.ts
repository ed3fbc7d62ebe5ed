import { expect, test } from "vitest";
import { accountTabsFor } from "./account-tabs.tsx";

test.each([
  ["customer", true],
  ["admin", false],
  ["technician", false],
  ["user", false],
] as const)("the account settings of the role %s have company and webhooks: %s", (role, isAvailable) => {
  const offered = accountTabsFor(role).map(({ value }) => value);

  expect([offered.includes("company"), offered.includes("webhooks")]).toEqual([isAvailable, isAvailable]);
});
