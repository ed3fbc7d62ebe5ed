// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { PlaceOrder } from "./order/place-order.tsx";
import { OwnBookingDialog } from "./own-booking-dialog.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "customer", roles: ["customer"] } }) }));
afterEach(cleanup);

const broken = () => new CombinedGraphQLErrors({}, [{ message: "Something broke" }]);

test.each([
  [
    "a customer",
    <OwnBookingDialog
      key="own"
      order={{ id: "o1", internalOrderNumber: "SO-1", facilityId: null }}
      isAgreed
      onClose={() => {}}
    />,
  ],
  ["the office", <PlaceOrder key="office" orderId="o1" onClose={() => {}} />],
])("%s who books is told when the places cannot be loaded, and can try again", async (_who, dialog) => {
  let asked = 0;
  const answer = () => {
    asked += 1;
    return broken();
  };
  await renderAtDesk(dialog, { OwnPlaces: answer, OrderToPlace: answer });
  await screen.findByRole("dialog");
  expect(screen.getByRole("alert").textContent).not.toBe("");

  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));

  expect(asked).toBe(2);
});
