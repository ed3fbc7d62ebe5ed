// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { SharePosition } from "./share-position.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "geolocation");
});

const press = () => act(async () => fireEvent.click(screen.getByRole("checkbox")));

/** A device that says where it is when it is told to. */
function stubDevice() {
  const watching: PositionCallback[] = [];
  const geolocation = { watchPosition: (found: PositionCallback) => watching.push(found), clearWatch: () => {} };
  Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
  return {
    move: (latitude: number, timestamp: number) =>
      act(async () => watching.at(-1)?.({ timestamp, coords: { latitude, longitude: -105 } } as GeolocationPosition)),
  };
}

test("what was told last arrives before sharing ends, and a place is told once a minute", async () => {
  const device = stubDevice();
  const asked: string[] = [];
  const report = Promise.withResolvers<object>();
  await renderAtDesk(<SharePosition tripId="t1" />, {
    ReportPosition: () => {
      asked.push("report");
      return report.promise;
    },
    StopSharingPosition: () => {
      asked.push("stop");
      return { stopSharingPosition: { trip: { __typename: "Trip", id: "t1" } } };
    },
  });
  await press();
  await device.move(39.7, 100_000);
  await device.move(39.8, 130_000);
  await press();
  expect(asked).toEqual(["report"]);

  await act(async () => report.resolve({ reportPosition: { trip: { __typename: "Trip", id: "t1" } } }));

  expect(asked).toEqual(["report", "stop"]);
});

test("a page that gets no place from the browser says so, and shares nothing", async () => {
  await renderAtDesk(<SharePosition tripId="t1" />, {}); // As without https: there is no such part of the browser.

  await press();

  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  expect(screen.getByText(/does not let the page see your position/)).toBeTruthy();
});
