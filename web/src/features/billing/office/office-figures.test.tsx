// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { OfficeFigures } from "./office-figures.tsx";

beforeAll(() => void vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(cleanup);

const sums = { notDueCents: 30_000, to30Cents: 0, to60Cents: 12_345, to90Cents: 0, over90Cents: 0, totalCents: 42_345 };
const figures = {
  releasedNotInvoiced: 3,
  paymentsToday: 2,
  paymentsTodayCents: 9363,
  unappliedCreditCents: 8000,
  customersWithCredit: 1,
};

async function open(answer: () => object) {
  const routeTree = createRootRoute({ component: OfficeFigures });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await renderAtDesk(<RouterProvider router={router} />, { OfficeBilling: answer });
}

test("the office sees what is open and overdue, what is to be billed, what came in and what was paid ahead", async () => {
  await open(() => ({
    ageing: { __typename: "AgeingReport", ...sums },
    officeFigures: { __typename: "OfficeFigures", ...figures },
  }));

  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map(({ textContent, pathname, search }) => [textContent, `${pathname}${search}`])).toEqual([
    ["Receivables$423.45$123.45 overdue", "/reports"],
    ["Released, not invoiced3Orders to bill", "/service-orders?status=released"],
    ["By customer", "/reports"],
  ]);
  expect(document.body.textContent).toContain("Received today$93.632 payments");
  expect(document.body.textContent).toContain("Unapplied credit$80.00Of 1 customer");
  expect(screen.getByRole("region", { name: "Receivables by age" }).textContent).toContain("31–60 days$123.45");
});

test("figures that cannot be read can be asked for again", async () => {
  await open(() => new CombinedGraphQLErrors({}, [{ message: "No luck", extensions: { code: "unexpected" } }]));

  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
