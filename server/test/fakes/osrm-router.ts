// A router that answers like OSRM's table service: each way is its great circle × 1.25, driven at 20 mph.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { approximateMiles, type Coordinates } from "@boresight/domain/customers/address-book";

export interface FakeRouter extends AsyncDisposable {
  url: string;
  /** The paths that it was asked. */
  questions: () => readonly string[];
}

export interface Behavior {
  /** From and to these no road leads. */
  islands?: readonly Coordinates[];
  isSilent?: boolean;
  /** Instead of an answer. */
  body?: string;
  status?: number;
}

const metersPerMile = 1609.344;
const mostPlaces = 100;

export async function startRouter({
  islands = [],
  isSilent = false,
  body,
  status = 200,
}: Behavior = {}): Promise<FakeRouter> {
  const questions: string[] = [];
  const server = createServer((request, response) => {
    const asked = request.url ?? "";
    questions.push(asked);
    if (isSilent) return;
    const [code, answer] = body === undefined ? tableOf(asked, islands) : [status, body];
    response.writeHead(code, { "content-type": "application/json" }).end(answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions: () => questions,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function tableOf(asked: string, islands: readonly Coordinates[]): [number, string] {
  const points = /^\/table\/v1\/driving\/([-\d.,;]+)\?annotations=duration,distance$/.exec(asked)?.[1];
  if (points === undefined) return [400, JSON.stringify({ code: "InvalidUrl", message: "URL string malformed" })];
  const places = points.split(";").map((point) => {
    const [longitude = 0, latitude = 0] = point.split(",").map(Number);
    return { latitude, longitude };
  });
  if (places.length > mostPlaces)
    return [400, JSON.stringify({ code: "TooBig", message: "Too many table coordinates" })];
  const isIsland = (place: Coordinates) => islands.some((island) => approximateMiles(island, place) === 0);
  const miles = places.map((from, row) =>
    places.map((to, column) =>
      row !== column && (isIsland(from) || isIsland(to)) ? null : approximateMiles(from, to),
    ),
  );
  const table = (factor: number) => miles.map((row) => row.map((way) => way && Math.round(way * factor * 10) / 10));
  const waypoints = places.map(({ latitude, longitude }) => ({
    name: "",
    distance: 0,
    location: [longitude, latitude],
  }));
  const durations = table(180);
  const distances = table(metersPerMile);
  return [200, JSON.stringify({ code: "Ok", durations, distances, sources: waypoints, destinations: waypoints })];
}
