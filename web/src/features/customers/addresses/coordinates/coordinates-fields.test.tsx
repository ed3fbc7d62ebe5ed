// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { addressValues } from "#features/customers/addresses/address-values.ts";
import { CoordinatesFields } from "./coordinates-fields.tsx";

const denver = { latitude: 39.7392, longitude: -104.9903 };
const boulder = { latitude: 40.015, longitude: -105.2705 };

/** What replaces MapLibre, which jsdom cannot draw. */
const map = vi.hoisted(() => ({
  styles: [] as unknown[],
  markers: [] as unknown[],
  listeners: new Map<string, (event: unknown) => void>(),
  removed: 0,
}));
vi.mock("maplibre-gl", () => ({
  setWorkerUrl: () => undefined,
  AttributionControl: Object,
  NavigationControl: Object,
  Marker: class {
    setLngLat(at: unknown) {
      map.markers.push(at);
      return this;
    }
    addTo() {
      return this;
    }
  },
  MapLibreMap: class {
    constructor({ style }: { style: string }) {
      map.styles.push(style);
    }
    addControl() {}
    once = (name: string, listener: () => void) => map.listeners.set(name, listener);
    on = (name: string, listener: () => void) => map.listeners.set(name, listener);
    getBounds = () => ({ contains: () => true });
    getCenter = () => ({ lat: 39.5, lng: -464.5 });
    remove = () => map.removed++;
  },
}));

// Fetched ahead: on a busy machine the first test would wait longer for its part than for anything it shows.
beforeAll(() => Promise.all([fetchOverlays(), import("./map-picker.tsx"), import("./distance-picker.tsx")]));
beforeEach(() => {
  for (const meta of document.head.querySelectorAll("meta")) meta.remove();
  Object.assign(map, { styles: [], markers: [], removed: 0 });
  map.listeners.clear();
});
afterEach(cleanup);

const setMeta = (mark: string, content: string) =>
  document.head.append(Object.assign(document.createElement("meta"), { name: mark, content }));

const facility = (address: object | null) => ({ id: "f1", facilityName: "Denver", address });
const address = { id: "a2", street: "1 Pearl St", city: "Boulder", distanceToSensi: 30.2, ...boulder };
const known = { facilities: { nodes: [facility({ id: "a1", ...denver })] }, addresses: { nodes: [address] } };
const nothing = { facilities: { nodes: [facility(null)] }, addresses: { nodes: [] } };

function Form() {
  return <CoordinatesFields form={useForm({ defaultValues: addressValues(null) })} />;
}
async function open(data: object = known) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data });
        observer.complete();
      }),
  );
  await act(async () =>
    render(
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <Form />
      </ApolloProvider>,
    ),
  );
}
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
};
const type = async (label: string | RegExp, value: string) => {
  const field = await screen.findByLabelText(label);
  await act(async () => void fireEvent.change(field, { target: { value } }));
};
const coordinates = () =>
  [/Latitude/, /Longitude/].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

test("without a map a place is picked by distance and direction from a location", async () => {
  await open();
  await press("Choose by distance and direction");
  await type("Miles in a straight line", "50");
  await press("Use this place");

  expect(coordinates()).toEqual(["40.46285", "-104.9903"]);
  expect(screen.getByRole("status").textContent).toBe("Coordinates: 40.46285, -104.9903");
});

test("a known address is offered with its distance, and no miles at all are its own place", async () => {
  await open();
  await press("Choose by distance and direction");
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Measured from" }));
  const offered = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  fireEvent.click(screen.getByRole("option", { name: "1 Pearl St, Boulder, 30.2 mi" }));
  await press("Use this place");

  expect(offered).toEqual(["Denver", "1 Pearl St, Boulder, 30.2 mi"]);
  expect(coordinates()).toEqual(["40.015", "-105.2705"]);
});

test.each(["far", "-1", "2001"])("a distance of %s is refused at its field", async (miles) => {
  await open();
  await press("Choose by distance and direction");
  await type("Miles in a straight line", miles);
  await press("Use this place");

  expect(screen.getByRole("alert").textContent).toBe("Enter a distance from 0 to 2,000 miles");
  expect(coordinates()).toEqual(["", ""]);
});

test("while nothing has coordinates, it says where to begin", async () => {
  await open(nothing);
  await press("Choose by distance and direction");

  expect((await screen.findByRole("alert")).textContent).toMatch(/Enter latitude and longitude instead/);
});

test("the geocoder is named where its coordinates are shown, and only while there is one", async () => {
  await open();
  expect(screen.queryByText(/OpenStreetMap/)).toBeNull();
  cleanup();
  setMeta("geocoder-attribution", "© OpenStreetMap contributors");
  await open();

  expect(screen.getByText(/looked up after it is saved. © OpenStreetMap contributors/)).toBeTruthy();
});

test("with a style a place is clicked on its map, or the center is used with the keyboard", async () => {
  setMeta("map-style", "https://maps.test/streets.json");
  await open();
  await press("Choose on the map");
  await screen.findByRole("button", { name: "Use the center" });
  await act(async () => map.listeners.get("click")?.({ lngLat: { lat: 39.73921, lng: -104.99031 } }));
  const clicked = coordinates();
  await press("Use the center");

  expect(map.styles).toEqual(["https://maps.test/streets.json"]);
  expect(clicked).toEqual(["39.73921", "-104.99031"]);
  expect(coordinates()).toEqual(["39.5", "-104.5"]);
  expect(map.markers).toEqual([
    [-104.99031, 39.73921],
    [-104.5, 39.5],
  ]);
  await press("Close");
  expect(map.removed).toBe(1);
});

test("typed coordinates move the marker; what is none does not", async () => {
  setMeta("map-style", "https://maps.test/streets.json");
  await open();
  await press("Choose on the map");
  await screen.findByRole("button", { name: "Use the center" });
  await type(/Latitude/, "95");
  await type(/Longitude/, "-105");
  await type(/Latitude/, "39,7");

  expect(map.markers).toEqual([[-105, 39.7]]);
});

test("a map that does not load gives way to distance and direction", async () => {
  setMeta("map-style", "https://maps.test/gone.json");
  await open();
  await press("Choose on the map");
  await screen.findByRole("button", { name: "Use the center" });
  await act(async () => map.listeners.get("error")?.({}));

  expect(screen.getByText(/The map did not load/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Use this place" })).toBeTruthy();
});
