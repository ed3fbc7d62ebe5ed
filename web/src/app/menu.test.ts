import { abilityFor } from "@boresight/domain/abilities";
import { expect, test } from "vitest";
import { menuFor } from "./menu.ts";

test("staff find work and people", () => {
  const titles = menuFor(abilityFor("technician")).map(({ title }) => title);

  expect(titles).toEqual(["Work", "People"]);
});

test("a group without a permitted entry does not show", () => {
  const titles = menuFor(abilityFor("customer")).map(({ title }) => title);

  expect(titles).toEqual(["Work"]);
});

test("who may nothing is offered nothing", () => {
  const groups = menuFor(abilityFor("public"));

  expect(groups).toEqual([]);
});
