// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { AddressSheet } from "./address-sheet.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "admin", roles: ["admin"] } }) }));

// Fetched ahead: on a busy machine the first test would wait longer for its parts than for anything it shows.
beforeAll(() =>
  Promise.all([fetchOverlays(), import("./address-form.tsx"), import("./coordinates/distance-picker.tsx")]),
);
afterEach(cleanup);

const question = "You have unsaved changes. Discard them?";
const denver = { __typename: "Address", id: "a1", latitude: 39.7392, longitude: -104.9903 };
const facility = { __typename: "Facility", id: "f1", facilityName: "Denver", address: denver };

async function open() {
  const close = vi.fn<() => void>();
  await renderAtDesk(<AddressSheet address={null} customerId="c1" open onClose={close} />, {
    KnownPlaces: () => ({ facilities: rows("Facility", [facility]), addresses: rows("Address", []) }),
  });
  await screen.findByLabelText("Street");
  return close;
}
const press = async (name: string) => {
  const [button] = await screen.findAllByRole("button", { name }); // The sheet's own is the first that closes.
  await act(async () => void fireEvent.click(button ?? document.body));
};

test("a sheet in which nothing was entered closes at once", async () => {
  const close = await open();

  await press("Close");
  await press("Cancel");

  expect(close).toHaveBeenCalledTimes(2);
});

test("a coordinate that was picked, without typing, is not thrown away without a question", async () => {
  const close = await open();
  await press("Choose by distance and direction");
  await press("Use this place");

  await press("Close");
  await screen.findByText(question);
  const before = close.mock.calls.length;
  await press("OK");

  expect([before, close.mock.calls.length]).toEqual([0, 1]);
});

test("Cancel asks before it throws away what was typed, and the answer No stays", async () => {
  const close = await open();
  await act(async () => void fireEvent.input(screen.getByLabelText("Street"), { target: { value: "1 Pearl St" } }));

  await press("Cancel");
  await screen.findByText(question);
  const cancel = screen.getAllByRole("button", { name: "Cancel" }).at(-1);
  await act(async () => void fireEvent.click(cancel ?? document.body));

  expect(close).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>("Street").value).toBe("1 Pearl St");
});
