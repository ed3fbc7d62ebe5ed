import { expect, test } from "vitest";
import { accountTabsFor } from "./account-tabs.tsx";

test.each([
  ["customer", true],
  ["admin", false],
  ["technician", false],
  ["user", false],
] as const)("the account settings of the role %s have webhooks: %s", (role, isAvailable) => {
  expect(accountTabsFor(role).some(({ value }) => value === "webhooks")).toBe(isAvailable);
});
