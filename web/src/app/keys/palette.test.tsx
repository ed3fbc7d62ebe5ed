// @vitest-environment jsdom
import { abilityFor } from "@boresight/domain/accounts/abilities";
import type { Role } from "@boresight/domain/accounts/roles";
import { AbilityProvider } from "@casl/react";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepOpened } from "#features/search/opened-before.ts";
import { camry, carla, renderAtDesk, rows, vin } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { Palette } from "./palette.tsx";
import { done, person } from "./test/person-at-keys.ts";

vi.mock("#auth/use-auth.ts", async () => (await import("./test/person-at-keys.ts")).auth());
vi.mock("@tanstack/react-router", async (original) => ({
  ...(await original<object>()),
  ...(await import("./test/person-at-keys.ts")).navigation(),
}));

beforeAll(fetchOverlays);
beforeEach(() => localStorage.clear());
Element.prototype.scrollIntoView = () => {}; // jsdom has none.
/** What was asked for near hits. */
const asked: unknown[] = [];
afterEach(() => {
  done.length = asked.length = 0;
  cleanup();
});

const status = {
  __typename: "ServiceOrderStatus",
  id: "s1",
  statusName: "Checked In",
  customerLabel: "At our shop",
  category: "onsite",
  color: "teal",
  icon: "login",
};
const order = {
  __typename: "ServiceOrder",
  id: "0198c6e5-0000-7000-8000-0000000000a1",
  internalOrderNumber: "SO-100245",
  repairOrderNumber: "RO-77",
  poNumber: "4500-12",
  claimNumber: null,
  invoiceNumber: null,
  vehicle: { ...camry, vinNumber: vin, licensePlate: "ABC 123" },
  customer: carla,
  status,
};
const bear = { ...carla, id: "0198c6e5-0000-7000-8000-00000000000d", companyName: "Bear Valley", phone: null };
/** What is typed finds the order, except for "Baer"; "Carla" finds her too. */
const exactly = ({ orders }: Record<string, unknown>) => (orders as { search: string }).search;
const answers = {
  FindAnything: (asked: Record<string, unknown>) => ({
    orderPage: { __typename: "OrderPage", orders: exactly(asked).startsWith("Baer") ? [] : [order] },
    customers: rows("Customer", exactly(asked) === "Carla" ? [{ ...carla, phone: null }, bear] : []),
    vehicles: rows("Vehicle", []),
    equipments: rows("Equipment", []),
  }),
  FindNear: ({ search }: Record<string, unknown>) => {
    asked.push(search);
    return { nearHits: { __typename: "NearHits", orders: [order], customers: [bear], vehicles: [] } };
  },
  OpenedBefore: () => ({
    serviceOrders: rows("ServiceOrder", [order]),
    customers: rows("Customer", [{ ...carla, phone: null }]),
    vehicles: rows("Vehicle", []),
  }),
};

async function open(role: Role = "admin") {
  person.defaultRole = role;
  const onPanel = vi.fn<(panel: unknown) => void>();
  await renderAtDesk(
    <AbilityProvider value={abilityFor(role)}>
      <Palette onPanel={onPanel} />
    </AbilityProvider>,
    answers,
  );
  await screen.findByRole("combobox");
  return onPanel;
}
const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByRole("combobox"), { target: { value } }));
const press = (key: string) => act(async () => void fireEvent.keyDown(screen.getByRole("combobox"), { key }));
const lines = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("before anything is typed it shows what was opened last, then actions", async () => {
  keepOpened("ada", `/service-orders/${order.id}`);
  keepOpened("ada", `/customers/${carla.id}`);
  await open();
  await screen.findByText(/SO-100245/);

  expect(lines().slice(0, 3)).toEqual([
    "Carla's Collision",
    "SO-100245 · 2021 Toyota Camry SECarla's CollisionChecked In",
    "New orderC",
  ]);
  await press("Enter");
  expect(done).toEqual([{ to: `/customers/${carla.id}`, search: {} }]);
});

test.each([
  ["sched", { to: "/appointment-scheduling", search: { tab: "schedule" } }],
  ["go to invoices", { to: "/invoices", search: {} }],
  ["invioces", { to: "/invoices", search: {} }],
  ["new order", { to: "/appointment-scheduling", search: {} }],
  ["sign out", "sign out"],
])("typing %j and Enter does it", async (typed, expected) => {
  const onPanel = await open();

  await type(typed);
  await press("Enter");

  expect(done).toEqual([expected]);
  expect(onPanel).toHaveBeenLastCalledWith(null);
});

test("the list of keys opens after the search has closed", async () => {
  const onPanel = await open();

  await type("keyboard");
  await press("Enter");

  expect(onPanel.mock.calls).toEqual([[null], ["keys"]]);
});

test("nobody is offered what the menu does not offer", async () => {
  await open("customer");

  await type("go to");

  expect(lines().join()).not.toMatch(/Customers|Invoices|Users/);
  expect(lines().join()).toMatch(/Schedule/);
});

test.each([
  ["ro77", "RO-77"],
  ["4500", "PO 4500-12"],
  ["990001", `VIN ${vin}`],
  ["abc123", "Plate ABC 123"],
])("a hit of %j says that it is %s, whose order it is, and its status", async (typed, matched) => {
  await open();

  await type(typed);

  expect((await screen.findByRole("option", { name: /SO-100245/ })).textContent).toBe(
    `SO-100245 · 2021 Toyota Camry SECarla's Collision · ${matched}Checked In`,
  );
});

test("what finds little is followed by what may have been meant, without what was found", async () => {
  await open();

  await type("Baer");
  expect(await screen.findByText("Did you mean")).toBeTruthy();
  expect(lines()).toEqual(["Bear Valley", "SO-100245 · 2021 Toyota Camry SECarla's CollisionChecked In"]);
  await type("Camry");
  await screen.findByText("Bear Valley");

  expect(lines()).toEqual(["SO-100245 · 2021 Toyota Camry SECarla's CollisionChecked In", "Bear Valley"]);
  await press("ArrowDown");
  await press("Enter");
  expect(done).toEqual([{ to: `/customers/${bear.id}`, search: {} }]);
});

test("neither enough hits nor short words nor plain numbers ask for what may have been meant", async () => {
  await open();

  for (const typed of ["Carla", "bae", "100245", "Carl"]) {
    await type(typed);
    await screen.findByRole("option", { name: /SO-100245/ });
  }

  expect(asked).toEqual(["Carl"]);
});
