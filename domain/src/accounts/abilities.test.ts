import { expect, test } from "vitest";
import { abilityFor } from "./abilities.ts";

test("all four roles read the dashboard and manage estimates and service orders", () => {
  for (const role of ["admin", "technician", "customer", "user"] as const) {
    const ability = abilityFor(role);
    expect(ability.can("read", "dashboard")).toBe(true);
    expect(ability.can("manage", "estimates")).toBe(true);
    expect(ability.can("manage", "service-orders")).toBe(true);
  }
});

test.each(["vehicles", "customers", "tasks", "emails"] as const)("%s are for staff", (subject) => {
  expect(abilityFor("technician").can("manage", subject)).toBe(true);
  expect(abilityFor("customer").can("manage", subject)).toBe(false);
});

test.each(["invoices", "users", "quickbooks", "utils"] as const)("%s are the admin's alone", (subject) => {
  expect(abilityFor("admin").can("manage", subject)).toBe(true);
  expect(abilityFor("technician").can("read", subject)).toBe(false);
});

test("the public is offered nothing", () => {
  expect(abilityFor("public").rules).toEqual([]);
});
