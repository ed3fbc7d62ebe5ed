import { expect, test } from "vitest";
import { landingFor } from "./landing.ts";

test.each([
  { role: "admin", to: "/dashboards/admin" },
  { role: "technician", to: "/dashboards/admin" },
  { role: "customer", to: "/dashboards/customer" },
  { role: "user", to: "/dashboards/customer" },
])("$role lands on $to without the query", ({ role, to }) => {
  expect(landingFor({ role, resetsPassword: false, query: { ref: "mail" } })).toEqual({ to, search: {} });
});

test.each([null, "public", "anonymous", "toString"])("%s goes to login with the query", (role) => {
  expect(landingFor({ role, resetsPassword: false, query: { ref: "mail" } })).toEqual({
    to: "/login",
    search: { ref: "mail" },
  });
});

test.each([null, "admin", "customer"])("a password link leads %s to the reset form with its query", (role) => {
  const query = { type: "passwordReset", refreshToken: "one" };

  expect(landingFor({ role, resetsPassword: false, query })).toEqual({ to: "/reset-password", search: query });
});

test("a reset link leads to the form, even after the URL was cleaned", () => {
  expect(landingFor({ role: "customer", resetsPassword: true, query: {} })).toEqual({
    to: "/reset-password",
    search: { type: "passwordReset" },
  });
});

test("another type of link lands as usual", () => {
  expect(landingFor({ role: "admin", resetsPassword: false, query: { type: "verifyEmail" } }).to).toBe(
    "/dashboards/admin",
  );
});
