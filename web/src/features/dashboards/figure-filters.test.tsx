// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { FigureFilters } from "./figure-filters.tsx";

beforeEach(() => vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const places = [
  { __typename: "Facility", id: "f1", facilityName: "Denver", isActive: true },
  { __typename: "Facility", id: "f2", facilityName: "Boulder", isActive: true },
];

const component = () => <FigureFilters from="2026-05-01" to="2026-05-30" />;

async function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute({ component }), history });
  await renderAtDesk(<RouterProvider router={router} />, {
    GetBaseData: () => ({ facilities: rows("Facility", places), serviceOrderStatuses: null, tasks: null, users: null }),
  });
  return () => router.state.location.search;
}

test("a period is kept in the address", async () => {
  const address = await open("/?facility=f1");

  fireEvent.click(await screen.findByRole("button", { name: "Quarter" }));

  await waitFor(() => expect(address()).toMatchObject({ days: expect.anything(), facility: "f1" }));
  expect(String(Object(address()).days)).toBe("91");
});

test("days of one's own begin with those that are shown, and go with another period", async () => {
  const address = await open("/");

  fireEvent.click(await screen.findByRole("button", { name: "Custom" }));
  await waitFor(() => expect(address()).toMatchObject({ days: "custom", from: "2026-05-01", to: "2026-05-30" }));
  fireEvent.change(screen.getByLabelText(/from/i), { target: { value: "2026-05-10" } });
  await waitFor(() => expect(address()).toMatchObject({ from: "2026-05-10" }));
  fireEvent.click(screen.getByRole("button", { name: "Week" }));

  await waitFor(() => expect(Object.keys(address())).toEqual(["days"]));
});

test("location and kind of customer are chosen from lists", async () => {
  const address = await open("/");

  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Location" }));
  fireEvent.click(await screen.findByRole("option", { name: "Boulder" }));
  await waitFor(() => expect(address()).toMatchObject({ facility: "f2" }));
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Kind" }));
  fireEvent.click(await screen.findByRole("option", { name: "Fleet" }));

  await waitFor(() => expect(address()).toMatchObject({ facility: "f2", kind: "fleet" }));
});
