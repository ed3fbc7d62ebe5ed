// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { camryOfCyd, renderAtDesk, vin } from "#records/test/vehicle-desk.tsx";
import { VehicleFormFields } from "./vehicle-form-fields.tsx";
import { vehicleValues } from "./vehicle-values.ts";

afterEach(cleanup);

const truck = "1FTFW1E80NF990004";
const said: Record<string, object> = {
  [vin]: { year: 2021, make: "Toyota", model: "Camry", trim: "SE" },
  [truck]: { year: 2022, make: "Ford", model: "F-150", trim: null },
};

/** The form of a record with the Camry's VIN; its trim is somebody's own word. */
function Opened() {
  const values = { ...vehicleValues(null), vinNumber: vin, year: "2021", make: "Toyota", model: "Camry" };
  const form = useForm({ defaultValues: { ...values, trim: "Taxi" } });
  return <VehicleFormFields form={form} ownId="own" onOpen={null} />;
}
const shown = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label).value;
const car = () => [shown("Year"), shown("Make"), shown("Model"), shown(/^Trim/)];
const typeVin = (value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(/^VIN/), { target: { value } }));

const decode = ({ vin: vinNumber }: Record<string, unknown>) => ({
  decodeVin: { __typename: "DecodedVin", ...said[String(vinNumber)], vinNumber, adasFeatures: [] },
});

test("a record is opened as it is; its decoded fields follow a corrected VIN, its own words stay", async () => {
  await renderAtDesk(<Opened />, { ...camryOfCyd(), DecodeVin: decode });
  await screen.findByText("The VIN says trim SE, not Taxi");
  expect(car()).toEqual(["2021", "Toyota", "Camry", "Taxi"]);

  await typeVin(truck);
  await waitFor(() => expect(car()).toEqual(["2022", "Ford", "F-150", "Taxi"]));

  await typeVin(vin);
  await waitFor(() => expect(car()).toEqual(["2021", "Toyota", "Camry", "Taxi"]));
});
