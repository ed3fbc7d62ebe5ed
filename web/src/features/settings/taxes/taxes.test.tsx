// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { TaxesOfShop } from "./taxes.tsx";

beforeAll(fetchOverlays);
beforeAll(() => import("./tax-dialog.tsx")); // It is fetched when it is asked for.
afterEach(cleanup);

const state = { id: "1", name: "State tax", rate: 2900, validFrom: "2020-01-01" };
const city = { id: "2", name: "City tax", rate: 4810, validFrom: "2020-01-01" };
const rates = rows(
  "TaxRate",
  [state, city].map((rate) => ({ __typename: "TaxRate", ...rate })),
);
const denver = {
  __typename: "Facility",
  id: "0198c6e5-0000-7000-8000-0000000000f1",
  facilityName: "Denver",
  timeZone: "America/Denver",
  isActive: true,
};
const answers = {
  Taxes: () => ({ facilities: rows("Facility", [{ ...denver, taxRates: rates }]) }),
  SaveTaxOfPlace: () => ({ saveTaxRate: { __typename: "SaveTaxRatePayload", taxRate: null } }),
};

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("a location shows its taxes side by side and what they come to together", async () => {
  await renderAtDesk(<TaxesOfShop />, answers);

  const place = within(screen.getByRole("region", { name: "Denver" }));
  expect(place.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "City taxSince Jan 1, 20204.81%",
    "State taxSince Jan 1, 20202.9%",
  ]);
  expect(place.getByText("7.71%")).toBeTruthy();
});

test("another tax is charged beside them from a day on, to three decimals of a percent", async () => {
  const sent = await renderAtDesk(<TaxesOfShop />, answers);

  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add a tax at Denver" })));
  await screen.findByLabelText("Name of the tax");
  type("Name of the tax", "Transit");
  type("Rate (%)", "1.125");
  type("From", "2026-07-01");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));

  expect(sent).toEqual([
    ["SaveTaxOfPlace", { facilityId: denver.id, name: "Transit", rate: 1125, validFrom: "2026-07-01" }],
  ]);
});

test("the first tax of a location is the sales tax unless it is named otherwise, and its rate may have a sign", async () => {
  const untaxed = { ...denver, taxRates: rows("TaxRate", []) };
  const sent = await renderAtDesk(<TaxesOfShop />, {
    ...answers,
    Taxes: () => ({ facilities: rows("Facility", [untaxed]) }),
  });

  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add a tax at Denver" })));
  await screen.findByLabelText("Name of the tax");
  type("Rate (%)", "6%");
  type("From", "2026-07-01");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));

  expect(sent).toEqual([
    ["SaveTaxOfPlace", { facilityId: denver.id, name: "Sales tax", rate: 6000, validFrom: "2026-07-01" }],
  ]);
});

test("a tax ends with a rate of nothing", async () => {
  const sent = await renderAtDesk(<TaxesOfShop />, answers);

  fireEvent.click(screen.getByRole("button", { name: "Actions for City tax" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "End this tax" }));
  fireEvent.change(await screen.findByLabelText("First day without it"), { target: { value: "2027-01-01" } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "End this tax" })));

  expect(sent).toEqual([
    ["SaveTaxOfPlace", { facilityId: denver.id, name: "City tax", rate: 0, validFrom: "2027-01-01" }],
  ]);
});
