// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { showFieldProblems } from "./show-field-problems.ts";

const problem = (field: string, message: string) => ({ field, code: "wrong", message });

/** A form of a VIN and a customer, and what is beside its fields. */
function openForm() {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { vehicle: { vin: "" }, customer: "" } });
    return { form, errors: form.formState.errors };
  });
  const shown = () => [result.current.errors.vehicle?.vin?.message, result.current.errors.customer?.message];
  const { form } = result.current;
  const vinProblems = () =>
    form.getValues("vehicle.vin").length < 17 ? [problem("vehicle.vin", "17 characters")] : [];
  return { form, shown, vinProblems };
}

test("an error goes when its field is put right, also by a program", async () => {
  const { form, shown, vinProblems } = openForm();
  await act(async () => showFieldProblems(form, vinProblems(), vinProblems));
  const before = shown();

  await act(async () => form.setValue("vehicle.vin", "1HGCV1F37LA0"));
  const stillShort = shown();
  await act(async () => form.setValue("vehicle.vin", "1HGCV1F37LA012345"));

  expect([before[0], stillShort[0], shown()[0]]).toEqual(["17 characters", "17 characters", undefined]);
});

test("what the server refused stands until its own field is changed", async () => {
  const { form, shown } = openForm();
  await act(async () =>
    showFieldProblems(form, [problem("customer", "Choose the customer"), problem("vehicle.vin", "This VIN is taken")]),
  );

  await act(async () => form.setValue("customer", "Cherry Creek"));

  expect(shown()).toEqual(["This VIN is taken", undefined]);
});
