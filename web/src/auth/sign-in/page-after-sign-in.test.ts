import { expect, test } from "vitest";
import { pageAfterSignIn } from "./page-after-sign-in.ts";

test.each(["/service-orders", "/service-orders/42", "/vehicles?vin=1"])("after sign-in %s is shown", (to) => {
  expect(pageAfterSignIn(to)).toBe(to);
});

test.each([
  "",
  undefined,
  7,
  "service-orders",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/\t/evil.example",
])("after sign-in %j leads home", (to) => {
  expect(pageAfterSignIn(to)).toBe("/");
});
