// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { vehicle } from "@boresight/domain/vehicles/vehicle-fields";
import { blankRecord } from "#records/test/blank-record.ts";
import { camry, carla, renderAtDesk, rows, vin, type Answers } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { VehiclesOfOwn } from "./own-vehicles.tsx";

beforeAll(fetchOverlays);
beforeAll(() => import("./own-vehicle-form.tsx")); // The sheet shows it at once where it is loaded already.
beforeAll(() => (Element.prototype.scrollIntoView = () => {})); // An invalid form calls it, and jsdom has none.
afterEach(cleanup);

const typed = {
  ...blankRecord(vehicle),
  ...camry,
  vinNumber: vin,
  ownerFirstName: "Olga",
  ownerLastName: "Own",
  ownerPhoneExtension: "",
  licensePlate: "OLD 1",
  plateState: "CO",
  color: "Blue",
  odometer: 48_000,
  customer: carla,
};
const own = (id: string, checkedInAt: string | null = null) => ({
  ...typed,
  id,
  vehicleDescription: `Car ${id}`,
  orders: rows("ServiceOrder", [{ __typename: "ServiceOrder", id: `order of ${id}`, checkedInAt }]),
});

/** Carla's own vehicles on her page; `answer` is the server's to a change. */
async function show(vehicles: object[], answer: Answers[string] = ({ input }) => saved(input)) {
  const all = rows("Vehicle", vehicles);
  const OwnVehicles = () => ({ all, vehicles: all });
  return renderAtDesk(<VehiclesOfOwn />, { OwnVehicles, UpdateOwnVehicle: answer });
}
const saved = (input: unknown) => ({
  updateVehicle: { __typename: "UpdateVehiclePayload", vehicle: { ...own("1"), ...(input as object), version: 4 } },
});
const edit = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const enter = async (label: string, value: string) => {
  const field = await screen.findByLabelText(`${label} (optional)`);
  await act(async () => void fireEvent.change(field, { target: { value } }));
};
const save = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Save" })));

test("a customer corrects plate, color, odometer and owner of an own vehicle", async () => {
  const sent = await show([own("1")]);
  await edit("Edit Car 1");
  await enter("Plate", "NEW 2");
  await enter("Color", "Red");
  await enter("Odometer", "51,000");
  await enter("Owner's email", "olga@own.example");

  await save();

  const changed = { licensePlate: "NEW 2", color: "Red", odometer: 51_000, ownerEmail: "olga@own.example" };
  await expect
    .poll(() => sent)
    .toMatchObject([["UpdateOwnVehicle", { id: "1", version: 3, vinNumber: vin, ...changed }]]);
  expect(await screen.findByText(/NEW 2 · Red/)).toBeDefined();
});

test("a vehicle that was checked in is the shop's to change", async () => {
  await show([own("1"), own("2", "2026-05-04T12:00:00Z")]);

  expect(screen.getByText("A vehicle that has been checked in is ours to change: ask us.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Edit Car 2" })).toBeNull();
});

test("a change that comes too late stays in the form, with the reason", async () => {
  const message = "This vehicle has been checked in. Ask us to change it.";
  const code = "vehicle-checked-in";
  await show([own("1")], () => new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] }));
  await edit("Edit Car 1");
  await enter("Color", "Red");

  await save();

  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Color (optional)").value).toBe("Red");
});

test("before the first order, the page says what will be here", async () => {
  await show([]);

  screen.getByText("No vehicles yet");
  expect(screen.queryByRole("heading", { name: "Vehicles" })).toBeNull();
});
