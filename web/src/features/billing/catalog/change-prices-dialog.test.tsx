// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { EditedPriceListFragment } from "#graphql/graphql.ts";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { ChangePricesDialog } from "./change-prices-dialog.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "admin", roles: ["admin"] } }) }));
afterEach(cleanup);

const typeOf = (id: string, category: string, unitPrice: number, isActive = true) => ({
  __typename: "LineItemType",
  id,
  version: 1,
  key: id.toUpperCase(),
  name: `The ${id}`,
  description: "",
  category,
  method: "",
  unit: "each",
  unitPrice,
  purchaseCost: 0,
  minutes: 0,
  taxable: true,
  isActive,
});
const types = [
  typeOf("camera", "calibration", 32_500),
  typeOf("scan", "scan", 7495),
  typeOf("discount", "adjustment", -2500),
  typeOf("old", "scan", 5000, false),
];
const listed = { __typename: "PriceListEntry", id: "e1", lineItemTypeId: "camera", unitPrice: null, percentage: 5000 };
const entry = { ...listed, validFrom: null, validUntil: null, lineItemType: types[0] };
const list = {
  id: "l1",
  version: 3,
  entries: rows("PriceListEntry", [entry]),
  furtherEntries: rows("PriceListEntry", []),
} as unknown as EditedPriceListFragment;

async function open(of: EditedPriceListFragment | null, onClose = () => {}) {
  const sent = await renderAtDesk(<ChangePricesDialog list={of} onClose={onClose} />, {
    Catalog: () => ({ lineItemTypes: rows("LineItemType", types), furtherTypes: rows("LineItemType", []) }),
    ChangePrices: () => ({ changePrices: { __typename: "ChangePricesPayload", lineItemTypes: [] } }),
  });
  await screen.findByLabelText("Percent"); // Dialogs come a moment later.
  return sent;
}
const type = (value: string) => fireEvent.change(screen.getByLabelText("Percent"), { target: { value } });
const choose = (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole("combobox", { name: label }));
  fireEvent.click(screen.getByRole("option", { name: option }));
};
const shown = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const changes = (sent: readonly (readonly [name: string | undefined, input: unknown])[]) =>
  sent.filter(([name]) => name === "ChangePrices");

test("what comes out is shown before it is applied, and sent as it was shown", async () => {
  const closed = vi.fn<() => void>();
  const sent = await open(null, closed);
  expect(screen.getByText("No price changes")).toBeDefined();

  type("10");
  expect(shown()).toEqual([
    ["The camera", "$325.00", "$292.50"],
    ["The scan", "$74.95", "$67.46"],
  ]);
  choose("Rounded to", "Whole dollars");
  choose("Category", "Scan");
  expect(shown()).toEqual([["The scan", "$74.95", "$67.00"]]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Change 1 price" })));

  const change = { priceListId: null, basisPoints: -1000, categories: ["scan"], rounding: "dollars" };
  expect(changes(sent)).toEqual([
    ["ChangePrices", expect.objectContaining({ ...change, shown: [{ id: "scan", unitPrice: 6700 }] })],
  ]);
  expect(closed).toHaveBeenCalledOnce();
});

test("a list's own prices change from what they come to, and the catalog's are added", async () => {
  const sent = await open(list);

  type("2.5");
  choose("Change", "On the price");
  expect(shown()).toEqual([
    ["The camera", "$162.50", "$166.56"],
    ["The scan", "$74.95", "$76.82"],
  ]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Change 2 prices" })));

  const prices = [
    { id: "e1", unitPrice: 16_656 },
    { id: "scan", unitPrice: 7682 },
  ];
  expect(changes(sent)).toEqual([
    ["ChangePrices", expect.objectContaining({ priceListId: "l1", basisPoints: 250, categories: null, shown: prices })],
  ]);
});

test("nothing and what is no percentage are refused at the field, and nothing is sent", async () => {
  const sent = await open(null);

  for (const value of ["", "0", "ten", "-5"]) {
    type(value);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
    expect(screen.getByLabelText("Percent").getAttribute("aria-invalid")).toBe("true");
  }
  expect(changes(sent)).toEqual([]);
});
