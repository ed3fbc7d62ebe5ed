import { expect, test } from "vitest";
import { invoiceSources } from "./invoice-sources.ts";

const approved = { id: "e2", number: "E-1-R2", totalCents: 89_596 };
const invoice = (estimateId: string | null, number: string | null) => ({ id: "i", estimateId, number });

/** Returns what each source begins with, or why it cannot. */
const offered = ({ estimate = true, calibrated = true, invoices = [] as ReturnType<typeof invoice>[] }) =>
  invoiceSources({
    id: "o",
    approvedEstimates: { nodes: estimate ? [approved] : [] },
    liveInvoices: { nodes: invoices },
    billableCalibrations: { nodes: calibrated ? [{ id: "k" }] : [] },
  }).map(({ obstacle, input }) => obstacle ?? input);

test("an order with an approved estimate and calibrations offers all three beginnings", () => {
  expect(offered({})).toEqual([{ estimateId: "e2" }, { fromOrder: true }, {}]);
});

test("without them it says what is missing, and an empty draft always begins", () => {
  expect(offered({ estimate: false, calibrated: false })).toEqual([
    "No estimate is approved yet",
    "The order has no calibrations",
    {},
  ]);
});

test("an order is billed by estimate once; a draft without one is no obstacle", () => {
  expect(offered({ invoices: [invoice("e1", "INV-7")] })[0]).toBe("Already invoiced as INV-7");
  expect(offered({ invoices: [invoice("e2", null)] })[0]).toBe("The order already has a draft from an estimate");
  expect(offered({ invoices: [invoice(null, "INV-8")] })[0]).toEqual({ estimateId: "e2" });
});
