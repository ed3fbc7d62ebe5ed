// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { emptyIntake, type IntakeForm } from "#features/intake/intake-values.ts";
import { camry, camryOfCyd, carla, cyd, renderAtDesk, vin } from "#records/test/vehicle-desk.tsx";
import { VehicleStep } from "./vehicle-step.tsx";

afterEach(cleanup);

/** Carla's intake at its vehicle step, with the VIN of Cyd's Camry typed. */
async function typeVin({ staff }: { staff: boolean }) {
  const shown: { form?: IntakeForm } = {};
  function Step() {
    const form = useForm({ defaultValues: { ...emptyIntake, customerId: carla.id, pickupAddressId: "carlas" } });
    shown.form = form;
    return <VehicleStep form={form} customerId={form.watch("customerId")} staff={staff} />;
  }
  const sent = await renderAtDesk(<Step />, camryOfCyd());
  await act(async () => void fireEvent.input(screen.getByLabelText("VIN"), { target: { value: vin } }));
  return { sent, values: () => shown.form?.getValues() };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const question = /Cyd's Cars has a vehicle with this VIN: 2021 Toyota Camry SE/;

test("another customer's vehicle is recognised by its VIN, and used with its customer", async () => {
  const { sent, values } = await typeVin({ staff: true });
  await screen.findByText(question);

  await press("Use this vehicle");

  await waitFor(() => expect(values()).toMatchObject({ customerId: cyd.id, vehicleId: camry.id }));
  expect(values()).toMatchObject({ customerName: "Cyd's Cars", pickupAddressId: "" });
  expect(screen.queryByText(question)).toBeNull();
  expect(sent).toEqual([]);
});

test("it moves to the customer who brings it, and the intake goes on with it", async () => {
  const { sent, values } = await typeVin({ staff: true });
  await screen.findByText(question);

  await press("Move it to this customer");

  await waitFor(() => expect(values()).toMatchObject({ customerId: carla.id, vehicleId: camry.id }));
  expect(sent).toEqual([["MoveKnownVehicle", { id: camry.id, version: 3, customerId: carla.id }]]);
  expect(screen.getByLabelText<HTMLInputElement>("Make").disabled).toBe(true);
});

test("where it is another car, the intake says so and stays with its customer", async () => {
  const { sent, values } = await typeVin({ staff: true });
  await screen.findByText(question);

  await press("It is another car");

  expect(values()).toMatchObject({ customerId: carla.id, vehicleId: "", vehicle: { isOtherVehicle: true } });
  expect(await screen.findByText("This will be another car with the same VIN.")).toBeDefined();
  expect(sent).toEqual([]);
});

test("customers are not asked about another customer's vehicle", async () => {
  await typeVin({ staff: false });

  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Make").value).toBe("Toyota"));
  expect(screen.queryByText(question)).toBeNull();
});
