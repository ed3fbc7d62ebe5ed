import { abilityFor } from "@boresight/domain/accounts/abilities";
import { expect, test } from "vitest";
import { isCurrent, menuFor, searchOf } from "./menu.ts";

test("technicians see work, people, billing and tasks", () => {
  const titles = menuFor(abilityFor("technician")).map(({ title }) => title);

  expect(titles).toEqual(["Work", "People", "Money", "Administration"]);
});

test("a group without a permitted entry does not show", () => {
  const titles = menuFor(abilityFor("customer")).map(({ title }) => title);

  expect(titles).toEqual(["Work", "Money", "Your company"]);
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

test("technicians with office rights see the inbox and the invoices too, and no more of administration", () => {
  const [plain, office] = [false, true].map((isOffice) =>
    menuFor(abilityFor("technician", isOffice)).flatMap(({ entries }) => entries.map(({ title }) => title)),
  );

  expect(office?.filter((title) => !plain?.includes(title))).toEqual(["Inbox", "Invoices", "Reports"]);
});

test("a login that waits to be linked is offered nothing that would be empty", () => {
  const entries = menuFor(abilityFor("user"), { isLinked: false }).flatMap((group) => group.entries);

  expect(entries.map(({ title }) => title)).toEqual(["Dashboard", "Locations"]);
});

test("only customers have a company of their own, with an entry for each part", () => {
  const offered = (["admin", "technician", "user"] as const).filter((role) =>
    menuFor(abilityFor(role)).some(({ title }) => title === "Your company"),
  );
  const entries = menuFor(abilityFor("customer")).find(({ title }) => title === "Your company")?.entries ?? [];

  expect(offered).toEqual([]);
  expect(entries.map(searchOf)).toEqual([{ tab: "vehicles" }, { tab: "documents" }, { tab: "company" }]);
  expect(entries.filter((entry) => isCurrent(entry, "/pages/account-settings", "account"))).toEqual([]);
});

test("a new order and the schedule are entries of their own, and each is current on its tab alone", () => {
  const entries = menuFor(abilityFor("customer")).flatMap((group) => group.entries);
  const currentOn = (tab?: string) =>
    entries.filter((entry) => isCurrent(entry, "/appointment-scheduling", tab)).map(({ title }) => title);

  expect(entries.map(({ title }) => title)).toEqual(expect.arrayContaining(["New order", "Schedule"]));
  expect([undefined, "intake", "schedule"].map(currentOn)).toEqual([["New order"], ["New order"], ["Schedule"]]);
  expect(entries.filter(({ to }) => to === "/appointment-scheduling").map(searchOf)).toEqual([{}, { tab: "schedule" }]);
});
