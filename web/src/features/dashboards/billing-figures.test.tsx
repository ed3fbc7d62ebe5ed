// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { BillingFigures } from "./billing-figures.tsx";
import { periodOf } from "./periods.ts";

beforeEach(() => vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const figures = {
  collectedCents: 90_000,
  collectedCentsBefore: 60_000,
  decidedEstimates: 4,
  approvedEstimates: 3,
  averageEstimateCents: 45_000,
  medianDecisionHours: 5,
  invoicedOrders: 2,
  averageOrderCents: 50_000,
  revenueCents: 100_000,
  marginCents: 80_000,
};

async function open(shown: object) {
  const Figures = () => <BillingFigures figures={shown} period={periodOf("30")} receivableCents={120_000} />;
  const history = createMemoryHistory({ initialEntries: ["/"] });
  await renderAtDesk(
    <RouterProvider router={createRouter({ routeTree: createRootRoute({ component: Figures }), history })} />,
    {},
  );
  return screen.getAllByRole("heading").map((label) => [label.textContent, label.nextSibling?.textContent]);
}

test("the office sees what came in, what was decided and what was left of it", async () => {
  expect(await open(figures)).toEqual([
    ["Collected", "$900.00"],
    ["Estimates approved", "75%"],
    ["Average estimate", "$450.00"],
    ["Average order", "$500.00"],
    ["Margin", "80%"],
    ["Days sales outstanding", "36"],
  ]);
  expect(screen.getByText("3 of 4 decided")).toBeDefined();
  expect(screen.getByText("2 invoiced orders")).toBeDefined();
});

test("without decisions and revenue there is no rate", async () => {
  const none = { decidedEstimates: 0, approvedEstimates: 0, averageEstimateCents: null, medianDecisionHours: null };

  const shown = await open({ ...figures, ...none, revenueCents: 0, averageOrderCents: null, invoicedOrders: 0 });

  expect(shown.map(([, value]) => value)).toEqual(["$900.00", "–", "–", "–", "–", "–"]);
});
