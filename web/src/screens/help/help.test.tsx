// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { articles, findArticles } from "./articles.ts";
import { guardSentences } from "./blocked-steps.tsx";
import { HelpArticles } from "./help-articles.tsx";
import { roadOf } from "./order-road.ts";

afterEach(cleanup);

const move = (toStatusId: string, roles: string[], guards: string[] = []) => ({
  __typename: "ServiceOrderTransition",
  id: `to ${toStatusId} by ${[...roles, ...guards].join()}`,
  toStatusId,
  roles,
  guards,
});

const status = (id: string, sortOrder: number, moves: ReturnType<typeof move>[]) => ({
  __typename: "ServiceOrderStatus" as const,
  id,
  statusName: `${id} here`,
  customerLabel: `${id} for you`,
  category: "intake" as const,
  color: "",
  icon: "inbox",
  isInitial: sortOrder === 10,
  isHold: id === "Hold",
  isTerminal: id === "Released",
  isActive: true,
  sortOrder,
  moves: { __typename: "ServiceOrderTransitionConnection" as const, nodes: moves },
});

const statuses = [
  status("New", 10, [move("Approved", ["admin"], ["estimateApproved"]), move("Hold", ["technician"])]),
  status("Hold", 20, [move("New", ["admin"])]),
  status("Approved", 30, [move("Released", ["customer"]), move("Cancelled", ["admin"])]),
  status("Released", 40, [move("New", ["admin"], ["lastOpenStatus"]), move("Cancelled", ["admin"])]),
  status("Cancelled", 50, []),
];
const answers = { HelpStatuses: () => ({ serviceOrderStatuses: rows("ServiceOrderStatus", statuses) }) };

const titles = () =>
  screen.getAllByRole("article").map((article) => within(article).getByRole("heading", { level: 3 }));
const stops = () =>
  within(screen.getByRole("list", { name: "The life of an order, step by step" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

async function search(words: string) {
  fireEvent.change(screen.getByRole("searchbox", { name: "Search the help" }), { target: { value: words } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

test.each([
  ["admin", ["For the office", "For technicians", "For customers"]],
  ["technician", ["For technicians", "For the office", "For customers"]],
  ["customer", ["For customers"]],
  ["user", ["For customers"]],
] as const)("%s reads the help of the own role first", async (role, groups) => {
  await renderAtDesk(<HelpArticles forRole={role} />, answers);

  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(groups);
  expect(titles()[0]?.textContent).toBe("The life of an order");
});

test("the search keeps the articles that have every word, in whatever order and case", async () => {
  await renderAtDesk(<HelpArticles forRole="admin" />, answers);

  await search("QUICKBOOKS alert");

  expect(titles().map(({ textContent }) => textContent)).toEqual(["Invoices and QuickBooks"]);
  expect(screen.getByText("1 article")).toBeTruthy();
});

test("the search finds what an order says about a blocked step", async () => {
  await renderAtDesk(<HelpArticles forRole="technician" />, answers);

  await search(guardSentences.get("vinConfirmed") ?? "nothing");

  expect(titles().map(({ textContent }) => textContent)).toEqual(["What blocks a step, and how to clear it"]);
});

test("pictures keep their place while they load, and open in full size", async () => {
  await renderAtDesk(<HelpArticles forRole="customer" />, answers);

  const picture = screen.getByRole("img", { name: /^A customer’s order/ });
  expect(["loading", "width", "height"].map((name) => picture.getAttribute(name))).toEqual(["lazy", "390", "844"]);
  expect(picture.getAttribute("src")).toMatch(/\/own-order-light\.webp$/);
  expect(picture.closest("a")?.getAttribute("href")).toBe(picture.getAttribute("src"));
  expect(screen.queryByRole("img", { name: /^The office’s/ })).toBeNull();
});

test("the search finds the words under a picture", async () => {
  await renderAtDesk(<HelpArticles forRole="technician" />, answers);

  await search("my day on the phone");

  expect(titles().map(({ textContent }) => textContent)).toEqual(["Your day"]);
});

test("a search that finds nothing says so", async () => {
  await renderAtDesk(<HelpArticles forRole="customer" />, answers);

  await search("margins");

  expect(screen.queryAllByRole("article")).toEqual([]);
  expect(screen.getByText("Nothing in the help has these words")).toBeTruthy();
});

test("staff see who moves an order on, where else it may go, and what is asked before", async () => {
  await renderAtDesk(<HelpArticles forRole="admin" />, answers);

  expect(stops()).toEqual([
    "New hereMoved on by: Admins, automaticallyAlso to: Hold here",
    "Approved hereMoved on by: CustomersAlso to: Cancelled here",
    "Released hereAlso to: Cancelled here",
  ]);
  expect(screen.getByText("Asked before: Approved here")).toBeTruthy();
});

test("customers see their words, and whether it is their turn", async () => {
  await renderAtDesk(<HelpArticles forRole="customer" />, answers);

  expect(stops()).toEqual(["New for youMoved on by: You", "Approved for youMoved on by: You", "Released for you"]);
  expect(screen.queryByText(/ here/)).toBeNull();
});

test("the ordinary way passes over a hold and ends with the first last status", () => {
  expect(roadOf(statuses).map(({ id }) => id)).toEqual(["New", "Approved", "Released"]);
  expect(roadOf([])).toEqual([]);
});

test("an address leads to its article", async () => {
  const scroll = vi.fn<() => void>();
  Object.assign(HTMLElement.prototype, { scrollIntoView: scroll, checkVisibility: () => true });
  window.location.hash = "#what-blocks-a-step";

  await renderAtDesk(<HelpArticles forRole="admin" />, answers);

  await expect.poll(() => document.activeElement?.id).toBe("what-blocks-a-step");
  expect(scroll).toHaveBeenCalled();
  window.location.hash = "";
});

test("every article has its own address and somebody who reads it", () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  const read = findArticles("admin", { asked: "", moreWords: () => [] }).flatMap((group) => group.articles);
  expect(read).toHaveLength(articles.length);
});
