// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { PriceListForm } from "./price-list-form.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "admin", roles: ["admin"] } }) }));
Element.prototype.scrollIntoView = () => {}; // jsdom has none.
afterEach(cleanup);

const camera = {
  __typename: "LineItemType",
  id: "0198c6e5-0000-7000-8000-0000000000c1",
  key: "CAL-FCAM-S",
  name: "Front camera",
  description: "",
  category: "calibration",
  unitPrice: 32_500,
  taxable: true,
  isActive: true,
  purchaseCost: 4500,
};

/** A new list with so many prices of the front camera. */
async function openWith(prices: number) {
  const sent = await renderAtDesk(<PriceListForm list={null} onClose={() => {}} />, {
    LineTypes: () => ({ lineItemTypes: rows("LineItemType", [camera]), furtherTypes: rows("LineItemType", []) }),
    SavePriceList: () => ({ savePriceList: { __typename: "PriceListPayload", priceList: null } }),
  });
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Fleet" } });
  for (let price = 0; price < prices; price += 1) {
    fireEvent.change(screen.getByLabelText("Add a price"), { target: { value: "front" } });
    fireEvent.click(screen.getByRole("option", { name: /Front camera/ }));
  }
  return sent;
}

const price = (index: number) => within(screen.getAllByRole("group", { name: "Price of Front camera" })[index]!);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));

test("a price is an amount, or a percentage of the catalog's price with what it comes to", async () => {
  const sent = await openWith(1);
  expect(price(0).getByLabelText<HTMLInputElement>("Price").value).toBe("325.00");

  fireEvent.click(price(0).getByRole("button", { name: /Change to percent/ }));
  type(price(0).getByLabelText("Percent of the catalog price"), "92.5");
  expect(screen.getByRole("group", { name: "Price of Front camera" }).textContent).toContain(
    "$300.63 instead of $325.00",
  );
  await save();

  const entry = { lineItemTypeId: camera.id, unitPrice: null, percentage: 9250, validFrom: null, validUntil: null };
  expect(sent).toEqual([["SavePriceList", { name: "Fleet", autoApprove: false, isActive: true, entries: [entry] }]]);
});

test("one type has two prices when their days do not meet", async () => {
  const sent = await openWith(2);
  await save();
  expect(screen.getByRole("alert").textContent).toContain("already has a price on some of these days");
  expect(sent).toEqual([]);

  type(price(0).getByLabelText("Last day"), "2026-06-30");
  type(price(1).getByLabelText("From"), "2026-07-01");
  await save();

  expect(sent).toMatchObject([
    ["SavePriceList", { entries: [{ validUntil: "2026-06-30" }, { validFrom: "2026-07-01" }] }],
  ]);
});
