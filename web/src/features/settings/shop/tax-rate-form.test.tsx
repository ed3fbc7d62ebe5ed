// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { TaxRateForm } from "./tax-rate-form.tsx";

beforeAll(fetchOverlays);
/** Seven in the evening in Denver, the next day in Greenwich. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-02T01:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const places = [{ id: "0198c6e5-0000-7000-8000-0000000000f1", facilityName: "Denver", timeZone: "America/Denver" }];

async function save(rate: string) {
  const sent = await renderAtDesk(<TaxRateForm places={places} taxRates={[]} />, {
    SaveTaxRate: () => ({ saveTaxRate: { __typename: "SaveTaxRatePayload", taxRate: null } }),
  });
  fireEvent.change(screen.getByLabelText("Rate (%)"), { target: { value: rate } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  return sent;
}

test("a tax begins on the location's day, and its rate may have a percent sign", async () => {
  const sent = await save("8.81 %");

  expect(sent).toMatchObject([["SaveTaxRate", { rate: 8810, validFrom: "2026-06-01" }]]);
});

test.each(["abc", "", "8.8125", "1,234,5"])("%j is refused at the field, and nothing is sent", async (rate) => {
  const sent = await save(rate);

  screen.getByText("Enter a percentage with at most 3 decimals, such as 8.875");
  expect(sent).toEqual([]);
});
