// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { emptyIntake, type IntakeForm } from "#features/intake/intake-values.ts";
import { camry, camryOfCyd, carla, cyd, renderAtDesk, vin } from "#records/test/vehicle-desk.tsx";
import { VehicleStep } from "./vehicle-step.tsx";

afterEach(cleanup);

function StepOfCustomer({ form, staff }: { form: IntakeForm; staff: boolean }) {
  return <VehicleStep form={form} customerId={useWatch({ control: form.control, name: "customerId" })} staff={staff} />;
}

/** Carla's intake at its vehicle step, with the VIN of Cyd's Camry typed. */
async function typeVin({ staff }: { staff: boolean }) {
  const shown: { form?: IntakeForm } = {};
  function Step() {
    const form = useForm({ defaultValues: { ...emptyIntake, customerId: carla.id, pickupAddressId: "carlas" } });
    useEffect(() => {
      shown.form = form;
    });
    return <StepOfCustomer form={form} staff={staff} />;
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

const typed = (label: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const truck = "1FTFW1E80NF990004";

function FreshStep() {
  const form = useForm({ defaultValues: emptyIntake });
  return <VehicleStep form={form} customerId="" staff={false} />;
}

/** The decoder knows two cars, and answers when the test lets it. */
async function startWithSlowDecoder() {
  const waiting: (() => void)[] = [];
  const said: Record<string, object> = {
    [vin]: { year: 2021, make: "Toyota", model: "Camry", trim: "SE" },
    [truck]: { year: 2022, make: "Ford", model: "F-150", trim: null },
  };
  await renderAtDesk(<FreshStep />, {
    ...camryOfCyd(),
    DecodeVin: async ({ vin: vinNumber }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      await promise;
      return { decodeVin: { __typename: "DecodedVin", ...said[String(vinNumber)], vinNumber, adasFeatures: [] } };
    },
  });
  return { answer: (index: number) => act(async () => waiting[index]?.()) };
}

test("a corrected VIN brings its own car, and a late answer for the first one changes nothing", async () => {
  const { answer } = await startWithSlowDecoder();
  await typed("VIN", vin);
  await typed("VIN", truck);

  await answer(1);
  await waitFor(() => expect(shown("Model")).toBe("F-150"));
  await answer(0);

  expect([shown("Year"), shown("Make"), shown("Model")]).toEqual(["2022", "Ford", "F-150"]);
});

test("while the new VIN is being decoded, nothing of the former car stands there", async () => {
  const { answer } = await startWithSlowDecoder();
  await typed("VIN", vin);
  await answer(0);
  await waitFor(() => expect(shown("Model")).toBe("Camry"));

  await typed("VIN", truck);

  expect([shown("Year"), shown("Make"), shown("Model")]).toEqual(["", "", ""]);
});

test("what was typed stays, is compared with the VIN, and one tap takes that over", async () => {
  const { answer } = await startWithSlowDecoder();
  await typed("Make", "Lincoln");
  await typed("VIN", truck);
  await answer(0);

  await screen.findByText("The VIN says make Ford, not Lincoln");
  await press("Use Ford");

  expect([shown("Make"), shown("Model")]).toEqual(["Ford", "F-150"]);
  expect(screen.queryByText(/The VIN says/)).toBeNull();
});
