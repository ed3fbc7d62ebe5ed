// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { camry, camryOfCyd, carla, cyd, renderAtDesk, vin } from "#records/test/vehicle-desk.tsx";
import { NewVehicleFields } from "./new-vehicle-fields.tsx";
import { emptyOrder, orderResolver, type OrderForm } from "./order-form.ts";

afterEach(cleanup);

/** A new order of Carla's, with the VIN of Cyd's Camry typed. */
async function typeVin({ staff }: { staff: boolean }) {
  const shown: { form?: OrderForm } = {};
  function Fields() {
    const form: OrderForm = useForm({
      resolver: orderResolver({ forStaff: staff }),
      defaultValues: { ...emptyOrder, customerId: carla.id, isNewVehicle: true, pickupAddressId: "carlas" },
    });
    shown.form = form;
    return <NewVehicleFields form={form} customerId={staff ? form.watch("customerId") : null} />;
  }
  const sent = await renderAtDesk(<Fields />, camryOfCyd());
  await act(async () => void fireEvent.input(screen.getByLabelText("VIN"), { target: { value: vin } }));
  return { sent, values: () => shown.form?.getValues() };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const question = /Cyd's Cars has a vehicle with this VIN: 2021 Toyota Camry SE/;

test("a VIN of another customer's vehicle offers it, and the order becomes its customer's", async () => {
  const { sent, values } = await typeVin({ staff: true });
  await screen.findByText(question);

  await press("Use this vehicle");

  const order = { customerId: cyd.id, vehicleId: camry.id, isNewVehicle: false, pickupAddressId: "" };
  expect(values()).toMatchObject(order);
  expect(sent).toEqual([]);
});

test("the vehicle moves to the customer who orders", async () => {
  const warn = vi.spyOn(console, "warn");
  const { sent, values } = await typeVin({ staff: true });
  await screen.findByText(question);

  await press("Move it to this customer");

  expect(warn.mock.calls.filter((words) => String(words).includes("refetchQueries"))).toEqual([]);
  await waitFor(() => expect(values()).toMatchObject({ vehicleId: camry.id, isNewVehicle: false }));
  expect(values()?.customerId).toBe(carla.id);
  expect(sent).toEqual([["MoveKnownVehicle", { id: camry.id, version: 3, customerId: carla.id }]]);
});

test("another car with the same VIN stays a new vehicle of the customer who orders", async () => {
  const { sent, values } = await typeVin({ staff: true });
  await screen.findByText(question);

  await press("It is another car");

  const vehicle = { vinNumber: vin, isOtherVehicle: true, make: "Toyota" };
  expect(values()).toMatchObject({ customerId: carla.id, vehicleId: "", isNewVehicle: true, vehicle });
  expect(sent).toEqual([]);
});

test("customers who order for themselves are not asked", async () => {
  await typeVin({ staff: false });

  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Make").value).toBe("Toyota"));
  expect(screen.queryByText(question)).toBeNull();
});
