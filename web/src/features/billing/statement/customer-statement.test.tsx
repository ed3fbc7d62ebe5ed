// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carla, renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { CustomerStatement } from "./customer-statement.tsx";

beforeEach(() => vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = (kind: string, amountCents: number, balanceCents: number, values: object) => ({
  __typename: "AccountEntry",
  key: `${kind} ${balanceCents}`,
  day: "2026-05-04",
  kind,
  reference: null,
  orderNumber: null,
  repairOrderNumber: null,
  serviceOrderId: null,
  method: null,
  amountCents,
  balanceCents,
  ...values,
});

const account = {
  __typename: "AccountStatement",
  from: "2026-05-01",
  to: "2026-05-31",
  customer: { ...carla, address: null },
  openingCents: 10_000,
  chargedCents: 35_000,
  paidCents: 20_000,
  closingCents: 25_000,
  isMore: false,
  entries: [
    entry("invoice", 35_000, 45_000, {
      reference: "INV-2",
      orderNumber: "SO-100001",
      repairOrderNumber: "RO-5512",
      serviceOrderId: "o1",
    }),
    entry("payment", -20_000, 25_000, { reference: "1001", method: "check" }),
  ],
};
const statement = {
  __typename: "CustomerStatement",
  asOf: "2026-06-02",
  notDueCents: 0,
  to30Cents: 28_000,
  to60Cents: 0,
  to90Cents: 0,
  over90Cents: 0,
  totalCents: 28_000,
  creditCents: 3000,
};

const Shown = () => <CustomerStatement customerId={carla.id} span={{ from: "2026-05-01", to: "2026-05-31" }} />;

async function open(accountStatement: object) {
  const asked: unknown[] = [];
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: createRootRoute({ component: Shown }), history });
  await renderAtDesk(<RouterProvider router={router} />, {
    CustomerStatementPage: (variables) => {
      asked.push(variables);
      return { accountStatement, statement };
    },
  });
  return asked;
}

const cells = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("a statement leads line by line from the opening to the closing balance", async () => {
  const asked = await open(account);

  expect(asked).toEqual([{ customerId: carla.id, from: "2026-05-01", to: "2026-05-31" }]);
  expect(screen.getByText("Carla's Collision")).toBeDefined();
  expect(screen.getByText("May 1, 2026 to May 31, 2026")).toBeDefined();
  expect(cells()).toEqual([
    ["May 1, 2026", "Opening balance", "–", "–", "–", "–", "$100.00"],
    ["May 4, 2026", "Invoice INV-2", "SO-100001", "RO-5512", "$350.00", "–", "$450.00"],
    ["May 4, 2026", "Payment: Check 1001", "–", "–", "–", "$200.00", "$250.00"],
    ["Closing balance", "", "", "", "", "", "$250.00"],
  ]);
});

test("what is open today stands below by age, with the credit beside it", async () => {
  await open(account);

  const open30 = within(screen.getByRole("region", { name: "$280.00 open on Jun 2, 2026" }));
  expect(open30.getByText("Up to 30 days").nextSibling?.textContent).toBe("$280.00");
  expect(open30.getByText("Credit").nextSibling?.textContent).toBe("$30.00");
});

test("a period of more entries than are shown says so", async () => {
  await open({ ...account, isMore: true });

  expect(screen.getByText(/^The first 2 entries are shown/)).toBeDefined();
});
