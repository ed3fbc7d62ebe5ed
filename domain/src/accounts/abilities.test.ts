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

test("the right office offers alerts and invoices to a technician, and to nobody else", () => {
  const office = abilityFor("technician", true);
  for (const subject of ["alerts", "customers", "estimates", "invoices"] as const) {
    expect(office.can("manage", subject)).toBe(true);
  }
  for (const subject of ["users", "quickbooks", "utils", "service-order-statuses", "all"] as const) {
    expect(office.can("read", subject)).toBe(false);
  }
  expect(abilityFor("customer", true).rules).toEqual(abilityFor("customer").rules);
});

test("the public is offered nothing", () => {
  expect(abilityFor("public").rules).toEqual([]);
});
