import { expect, test } from "vitest";
import { orderFilterSchema, orderPageSchema } from "./order-filter.ts";
import { asksForLate, countLimit, isListed, type ListedStatus } from "./order-list.ts";

const statuses: readonly ListedStatus[] = [
  { id: "1", key: "new", category: "intake", isTerminal: false },
  { id: "2", key: "hold", category: "hold", isTerminal: false },
  { id: "3", key: "released", category: "done", isTerminal: false },
  { id: "4", key: "invoiced", category: "billing", isTerminal: false },
  { id: "5", key: "closed", category: "closed", isTerminal: true },
];

test.each([
  [{}, ["new", "hold", "released", "invoiced", "closed"]],
  [{ view: "open" }, ["new", "hold", "released"]],
  [{ view: "new" }, ["new"]],
  [{ view: "open", category: "hold" }, ["hold"]],
  [{ view: "open", status: "closed" }, []],
  [{ only: ["hold"] }, ["hold"]],
  [{ view: "late" }, ["new", "hold", "released", "invoiced"]],
  [{ only: ["notInvoiced"] }, ["new", "hold", "released", "invoiced"]],
] as const)("%j lists orders in %j", (filter, expected) => {
  const listed = statuses.filter((status) => isListed(status, filter));

  expect(listed.map(({ key }) => key)).toEqual(expected);
});

test("where orders end, none is open or late, whatever its category", () => {
  const ended = { id: "6", key: "givenUp", category: "done", isTerminal: true } as const;

  expect(
    [{ view: "open" }, { view: "late" }, { view: "all" }].map((filter) => isListed(ended, filter as object)),
  ).toEqual([false, false, true]);
});

test("late is asked for by the view or beside it", () => {
  expect(
    [{ view: "late" }, { only: ["late"] }, { view: "open" }].map((filter) => asksForLate(filter as object)),
  ).toEqual([true, true, false]);
});

test("several marks may stand in an address as one text", () => {
  const { only } = orderFilterSchema.parse({ only: "late,noPo" });

  expect(only).toEqual(["late", "noPo"]);
});

test.each([
  [{ filter: { view: "mine" } }, "There is no such view"],
  [{ filter: { customer: "C-1" } }, "Customer is not a valid id"],
  [{ filter: { technician: "tom" } }, "This is not a valid id"],
  [{ filter: { createdFrom: "yesterday" } }, "The first day must be a date such as 2026-11-21"],
  [{ filter: { search: "x".repeat(121) } }, "The search can have at most 120 characters"],
  [{ sort: "vin" }, "The list cannot be sorted by that"],
  [{ first: 101 }, "Ask for at most 100"],
  [{ offset: -1 }, "Start at 0 or later"],
  [{ offset: countLimit + 1 }, "Start at 10,000 or earlier, or narrow the list"],
])("%j is refused", (asked, message) => {
  const { error } = orderPageSchema.safeParse(asked);

  expect(error?.issues[0]?.message).toBe(message);
});
