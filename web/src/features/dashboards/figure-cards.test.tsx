// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { FigureCards } from "./figure-cards.tsx";

beforeEach(() => vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const figure = (key: string, value: number | null, others: object = {}) => ({
  key,
  value,
  before: null,
  beside: null,
  steps: [],
  ...others,
});

async function open(figures: readonly object[]) {
  const Figures = () => (
    <FigureCards
      label="Money"
      figures={figures}
      behind={{ from: "2026-05-01", to: "2026-05-30", facility: "f1", customerKind: "fleet" }}
      against="previous 30 days"
    />
  );
  const history = createMemoryHistory({ initialEntries: ["/"] });
  await renderAtDesk(
    <RouterProvider router={createRouter({ routeTree: createRootRoute({ component: Figures }), history })} />,
    {},
  );
  return screen
    .getAllByRole("heading")
    .map((label) => [label.textContent, label.nextSibling?.textContent, label.parentElement?.textContent]);
}

test("each figure is told in its unit, with its change and what stands beside it", async () => {
  const shown = await open([
    figure("collectedCents", 90_000, { before: 60_000 }),
    figure("approvalRate", 0.75),
    figure("keysToKeysHours", 23.3, { beside: 75 }),
    figure("openOrders", 153),
    figure("comebackRate", null),
    figure("holdRate", 0.25, { beside: 3 }),
  ]);

  expect(shown.map(([label, value]) => [label, value])).toEqual([
    ["Collected", "$900.00"],
    ["Estimates approved", "75%"],
    ["Median keys-to-keys time", "23.3 h"],
    ["Open orders", "153"],
    ["Put on hold", "25%"],
  ]);
  expect(shown[0]?.[2]).toContain("+50%");
  expect(shown[2]?.[2]).toContain("90% within 3.1 days");
  expect(shown[4]?.[2]).toContain("3 orders");
});

test("figures without anything to count take one line together", async () => {
  await open([figure("openOrders", 0), figure("comebackRate", null), figure("holdRate", null)]);

  expect(screen.getAllByRole("heading").map((label) => label.textContent)).toEqual(["Open orders"]);
  expect(screen.getByText("Nothing to count in these days: Came back within 30 days · Put on hold")).toBeTruthy();
});

test("a figure leads to the list behind it, narrowed to its days and location", async () => {
  await open([
    figure("createdOrders", 7),
    figure("revenueCents", 100),
    figure("lateOrders", 2),
    figure("comebackRate", 1),
  ]);

  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(addresses[0]).toMatch(/^\/service-orders\?/);
  for (const part of [
    "view=all",
    "createdFrom=2026-05-01",
    "createdTo=2026-05-30",
    "facility=f1",
    "customerKind=fleet",
  ])
    expect(addresses[0]).toContain(part);
  expect(addresses[1]).toContain("issuedFrom=2026-05-01");
  expect(addresses[2]).toContain("view=late");
  for (const part of ["milestone=checkedIn", "milestoneFrom=2026-05-01", "milestoneTo=2026-05-30", "outcome=comeback"])
    expect(addresses[3]).toContain(part);
});

test("the course of a figure is drawn where there are days", async () => {
  await open([figure("createdOrders", 7, { steps: [1, null, 2, 4] }), figure("releasedOrders", 7, { steps: [7] })]);

  expect(document.querySelectorAll("polyline")).toHaveLength(1);
});
