// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Role } from "@boresight/domain/accounts/roles";
import { renderAtDesk, type Answers } from "#records/test/vehicle-desk.tsx";
import { Reports } from "./reports.tsx";

const reader = vi.hoisted(() => ({ defaultRole: "admin" as Role, roles: ["admin"] }));
vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: reader }) }));

beforeEach(() => vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aged = {
  notDueCents: 20_000,
  to30Cents: 10_000,
  to60Cents: 0,
  to90Cents: 0,
  over90Cents: 5000,
  totalCents: 35_000,
};
const carla = { __typename: "AgeingCustomer", id: "c1", name: "Carla's Collision", invoiceCount: 3, ...aged };
const ageing = { __typename: "AgeingReport", asOf: "2026-05-20", isMore: false, customers: [carla], ...aged };

const revenueOf = (name: string | null, revenueCents: number, marginCents: number) => ({
  __typename: "RevenueRow",
  key: name,
  name,
  invoiceCount: 2,
  revenueCents,
  marginCents,
});

/** Opens the reports at an address; returns the variables of each request. */
async function open(address: string, answers: Answers) {
  const asked: Record<string, unknown>[] = [];
  const recorded = Object.entries(answers).map(([name, answer]) => [
    name,
    (variables: Record<string, unknown>) => {
      asked.push(variables);
      return answer(variables);
    },
  ]);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute({ component: Reports }), history });
  await renderAtDesk(<RouterProvider router={router} />, Object.fromEntries(recorded));
  return { asked, router };
}

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("the ageing says what is past due, and each customer leads to their statement", async () => {
  await open("/reports", { AgeingPage: () => ({ ageing }) });

  expect(screen.getByRole("heading").textContent).toBe("$150.00 of $350.00 is past due (43%)");
  const [header, row, total] = cells(screen.getByRole("table"));
  expect(header).toEqual([
    "Customer",
    "Invoices",
    "Not due yet",
    "Up to 30 days",
    "31–60 days",
    "61–90 days",
    "Over 90 days",
    "Total",
  ]);
  expect(row).toEqual(["Carla's Collision", "3", "$200.00", "$100.00", "–", "–", "$50.00", "$350.00"]);
  expect(total).toEqual(["Total", "", "$200.00", "$100.00", "$0.00", "$0.00", "$50.00", "$350.00"]);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Carla's Collision" });
  expect(`${link.pathname}${link.search}`).toBe("/invoices?view=statement&customer=c1");
});

test("the margin by technician of own days is asked for as the address says, and shown with its share of revenue", async () => {
  const rows = [revenueOf("Tom Technician", 80_000, 60_000), revenueOf(null, 20_000, 5000)];
  const { asked } = await open("/reports?report=margin&by=technician&period=custom&from=2026-04-01&to=2026-05-10", {
    RevenuePage: () => ({
      revenueReport: { __typename: "RevenueReport", revenueCents: 100_000, marginCents: 65_000, rows },
    }),
  });

  expect((await screen.findByRole("heading")).textContent).toBe("Tom Technician: $600.00 of $650.00 (92%)");
  expect(asked).toEqual([{ by: "technician", from: "2026-04-01", to: "2026-05-10", basis: "invoiced" }]);
  expect(cells(screen.getByRole("table")).slice(1)).toEqual([
    ["Tom Technician", "$800.00", "$200.00", "$600.00", "75%"],
    ["Unassigned", "$200.00", "$150.00", "$50.00", "25%"],
    ["Total", "$1,000.00", "$350.00", "$650.00", "65%"],
  ]);
});

test("taxes are shown by component and rate, and a period without invoices says so", async () => {
  const state = {
    __typename: "TaxReportRow",
    name: "State",
    rate: 8810,
    invoiceCount: 2,
    grossCents: 75_000,
    exemptCents: 10_000,
    taxableCents: 65_000,
    taxCents: 5726,
  };
  const april = {
    ...state,
    __typename: "SalesOfMonth",
    month: "2026-04",
    invoiceCount: 3,
    grossCents: 80_000,
    exemptCents: 15_000,
  };
  const { router } = await open("/reports?report=taxes&period=lastMonth", {
    TaxPage: () => ({ salesReport: [april], taxReport: [state] }),
    AgeingPage: () => ({ ageing: { ...ageing, totalCents: 0 } }),
  });
  const [sales, taxes] = await screen.findAllByRole("table");
  expect(cells(sales!)[1]).toEqual(["April 2026", "3", "$800.00", "$150.00", "$650.00", "$57.26"]);
  expect(cells(taxes!)[1]).toEqual(["State", "8.81%", "2", "$750.00", "$100.00", "$650.00", "$57.26"]);

  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Aging" })));

  expect(router.state.location.search).toMatchObject({ report: "ageing", period: "lastMonth" });
  expect(await screen.findByText("Nobody owes anything")).toBeDefined();
});

test("sales and taxes are told on the cash basis too, which says how payments count; the journal has no basis", async () => {
  const { asked, router } = await open("/reports?report=taxes&basis=paid", {
    TaxPage: () => ({ salesReport: [], taxReport: [] }),
    JournalPage: () => ({ paymentJournal: null }),
  });

  expect(await screen.findByText("Nothing was paid in this period")).toBeDefined();
  expect(asked.map(({ basis }) => basis)).toEqual(["paid"]);
  expect(screen.getByText(/^Each payment counts on the day it came in/)).toBeDefined();
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Basis" }));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Invoiced" })));
  expect(asked.map(({ basis }) => basis)).toEqual(["paid", "invoiced"]);
  expect(router.state.location.search).not.toHaveProperty("basis");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Payments" })));
  expect(screen.queryByRole("combobox", { name: "Basis" })).toBeNull();
});

test("a report that may not be read says why, and can be asked for again", async () => {
  const message = "You are not allowed to do this";
  const refused = () => new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: "permission-error" } }] });
  await open("/reports", { AgeingPage: refused });

  expect(screen.getByRole("alert").textContent).toContain(message);
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});

test("what the shop earns is offered to admins alone, whatever the address says", async () => {
  Object.assign(reader, { defaultRole: "technician", roles: ["technician", "office"] });

  await open("/reports?report=margin", { AgeingPage: () => ({ ageing }) });

  const choices = screen.getByRole("group", { name: "Report" });
  expect([...choices.children].map(({ textContent }) => textContent)).toEqual([
    "Aging",
    "Payments",
    "Taxes",
    "Month end",
  ]);
  expect(screen.getByRole("heading").textContent).toContain("past due");
  Object.assign(reader, { defaultRole: "admin", roles: ["admin"] });
});
