// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { TypeForm } from "./type-form.tsx";

Element.prototype.scrollIntoView = () => {}; // jsdom has none.
afterEach(cleanup);

const camera = {
  __typename: "LineItemType",
  id: "0198c6e5-0000-7000-8000-0000000000c1",
  version: 4,
  key: "CAL-FCAM-S",
  name: "Front camera",
  description: "",
  category: "calibration",
  method: "static",
  unit: "each",
  unitPrice: 32_500,
  purchaseCost: 4500,
  minutes: 75,
  taxable: true,
  isActive: true,
} as const;

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));

async function open(shown: typeof camera | null) {
  const onClose = vi.fn<() => void>();
  const saved = () => ({ saveLineItemType: { __typename: "LineItemTypePayload", lineItemType: camera } });
  const sent = await renderAtDesk(<TypeForm type={shown} onClose={onClose} />, { SaveLineItemType: saved });
  return { sent, onClose };
}

test("a new type of the catalog is sent with its amounts in cents, and the sheet closes", async () => {
  const { sent, onClose } = await open(null);
  type("Name", "Rear camera");
  type("Code", "cal-rcam");
  type("Unit price ($)", "$1,225.50");
  type("Our cost ($) (optional)", "30");
  type("Minutes", "45");

  await save();

  expect(sent).toMatchObject([
    ["SaveLineItemType", { key: "CAL-RCAM", unitPrice: 122_550, purchaseCost: 3000, minutes: 45, taxable: true }],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a price that cannot be read is said at its field, and nothing is sent", async () => {
  const { sent } = await open(camera);
  type("Unit price ($)", "12.345");

  await save();

  expect(screen.getByRole("alert").textContent).toContain("with at most 2 decimals");
  expect(sent).toEqual([]);
});

test("a type that exists keeps its key and is changed in the version that was read", async () => {
  const { sent } = await open(camera);
  expect(screen.getByLabelText<HTMLInputElement>("Code").readOnly).toBe(true);
  type("Unit price ($)", "330");

  await save();

  expect(sent).toMatchObject([
    ["SaveLineItemType", { id: camera.id, version: 4, key: "CAL-FCAM-S", unitPrice: 33_000, method: "static" }],
  ]);
});
