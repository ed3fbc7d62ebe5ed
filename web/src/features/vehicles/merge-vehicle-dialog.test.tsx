// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { vehicle } from "@boresight/domain/vehicles/vehicle-fields";
import { blankRecord } from "#records/test/blank-record.ts";
import { camry, carla, cyd, renderAtDesk, rows, vin, type Answers } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { MergeVehicleDialog } from "./merge-vehicle-dialog.tsx";

beforeAll(fetchOverlays);
beforeAll(() => (Element.prototype.scrollIntoView = () => {})); // An invalid form calls it, and jsdom has none.
afterEach(cleanup);

const facts = {
  vinNumber: vin,
  ownerPhoneExtension: "",
  archivedAt: null,
  mergedIntoId: null,
  hasDuplicateVin: true,
  vinDecodedAt: null,
  vinDecode: null,
  adasFeatures: null,
  serviceOrders: { __typename: "ServiceOrderConnection" as const, totalCount: 4 },
};
const survivor = {
  ...blankRecord(vehicle),
  ...camry,
  ...facts,
  __typename: "Vehicle" as const,
  customer: { ...carla, __typename: "Customer" as const },
};
const record = (id: string, vehicleDescription: string, { customer = carla, orders = 0 }) => ({
  ...camry,
  id,
  version: 7,
  vehicleDescription,
  customer,
  serviceOrders: { __typename: "ServiceOrderConnection", totalCount: orders },
});
const own = record("own", "Camry without VIN", { orders: 2 });
const foreign = record("foreign", "2021 Camry", { customer: cyd, orders: 1 });
const merged = () => ({ mergeVehicles: { __typename: "MergeVehiclesPayload", vehicle: survivor } });

async function open({
  others = [own, foreign],
  MergeVehicles = merged,
}: { others?: object[]; MergeVehicles?: Answers[string] } = {}) {
  const close = vi.fn<() => void>();
  const answers = { SameVehicles: () => ({ vehicles: rows("Vehicle", [survivor, ...others]) }), MergeVehicles };
  const sent = await renderAtDesk(<MergeVehicleDialog vehicle={survivor} onClose={close} />, answers);
  return { sent, close };
}
async function choose(name: string) {
  await act(async () => void fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Other record" })));
  await act(async () => void fireEvent.click(await screen.findByRole("option", { name })));
}
const merge = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Merge" })));

test("the merge of a customer's own records announces that the orders move, before anything is done", async () => {
  const { sent } = await open();

  await choose("Carla's Collision · Camry without VIN");

  expect(await screen.findByText("2 orders move with their appointments.")).toBeDefined();
  expect(sent).toEqual([]);
});

test("another customer's record is merged as announced: its order stays with that customer", async () => {
  const { sent, close } = await open();
  await choose("Cyd's Cars · 2021 Camry");
  await screen.findByText("1 order stays with Cyd's Cars, on an archived record.");

  await merge();

  const input = { survivorId: survivor.id, survivorVersion: 3, mergedId: "foreign", mergedVersion: 7 };
  expect(sent).toEqual([["MergeVehicles", input]]);
  expect(close).toHaveBeenCalledOnce();
});

test("nothing is merged before a record is chosen", async () => {
  const { sent } = await open();

  await merge();

  expect(await screen.findByText("Choose two different vehicles")).toBeDefined();
  expect(sent).toEqual([]);
});

test("a record that somebody changed meanwhile leaves the dialog open, with the reason", async () => {
  const message = "This vehicle has been changed. Check the latest version and try again.";
  const changed = () => new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: "vehicle-changed" } }] });
  const { close } = await open({ MergeVehicles: changed });
  await choose("Cyd's Cars · 2021 Camry");

  await merge();

  expect(await screen.findByText(message)).toBeDefined();
  expect(close).not.toHaveBeenCalled();
});

test("a vehicle without duplicates says so", async () => {
  await open({ others: [] });

  expect(await screen.findByText("No other record has this VIN.")).toBeDefined();
});
