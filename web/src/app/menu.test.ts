import { abilityFor } from "@boresight/domain/accounts/abilities";
import { expect, test } from "vitest";
import { menuFor } from "./menu.ts";

test("technicians see work, people, billing and tasks", () => {
  const titles = menuFor(abilityFor("technician")).map(({ title }) => title);

  expect(titles).toEqual(["Work", "People", "Money", "Administration"]);
});

test("a group without a permitted entry does not show", () => {
  const titles = menuFor(abilityFor("customer")).map(({ title }) => title);

  expect(titles).toEqual(["Work", "Money"]);
});

test("a person without rights sees no entries", () => {
  const groups = menuFor(abilityFor("public"));

  expect(groups).toEqual([]);
});

test("only admins see the invoices of all customers", () => {
  const offered = (["admin", "technician", "customer", "user"] as const).filter((role) =>
    menuFor(abilityFor(role)).some(({ entries }) => entries.some(({ to }) => to === "/invoices")),
  );

  expect(offered).toEqual(["admin"]);
});
