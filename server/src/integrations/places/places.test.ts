import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { startElsewhere } from "../../../test/fakes/elsewhere.ts";
import { openPlaces } from "./places.ts";

test("a geocoder or a router that leads elsewhere is not followed", async () => {
  await using elsewhere = await startElsewhere("[]");
  const service = createServer((_request, response) => response.writeHead(307, { location: elsewhere.url }).end());
  await once(service.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const { geocode, drivingMiles } = openPlaces({ geocoderUrl: url, routingUrl: url, userAgent: "Boresight", pause: 0 });
  const denver = { latitude: 39.74, longitude: -104.99 };

  await expect(
    geocode?.({ street: "1 Main St", city: "Denver", state: "CO", postalCode: "80202", country: "US" }),
  ).rejects.toThrow();
  await expect(drivingMiles?.(denver, denver)).rejects.toThrow();
  expect(elsewhere.asked()).toBe(0);
  service.closeAllConnections();
  service.close();
});
