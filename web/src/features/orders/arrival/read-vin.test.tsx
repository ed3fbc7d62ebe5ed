// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { ReadVin } from "./read-vin.tsx";

beforeAll(fetchOverlays);
afterEach(cleanup);

const vehicle = { vinNumber: "5YJ3E1EAXLF990005", vehicleDescription: "2020 Tesla Model 3" };
const nothing = () => {};

test("what nearly fits is asked again before it counts", async () => {
  const sent = await renderAtDesk(
    <ReadVin
      orderId="o1"
      vehicle={vehicle as ComponentProps<typeof ReadVin>["vehicle"]}
      problem={null}
      onRead={async () => {}}
      onClose={nothing}
    />,
    { ConfirmVin: () => ({ confirmVin: { __typename: "ConfirmVinPayload", serviceOrder: null } }) },
  );

  await act(async () => {
    fireEvent.input(screen.getByLabelText("VIN"), { target: { value: "LF990006" } });
    fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
  });

  await screen.findByText(/Read it once more/);
  expect(sent).toEqual([]);
});
