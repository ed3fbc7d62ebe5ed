/** Where addresses lie and how far it is to drive there: asked of services that answer like Nominatim and OSRM. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Coordinates } from "@boresight/domain/customers/address-book";
import type { RoadWay } from "@boresight/domain/schedule/travel/ways";
import { z } from "zod";
import { openBreakers } from "#platform/limits/breaker.ts";

/** A place in words. */
export interface PlaceInWords {
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

export interface Places {
  /** Null without a geocoder. Returns null for a place that it does not know; throws when it does not answer. */
  geocode: ((place: PlaceInWords) => Promise<Coordinates | null>) | null;
  /** Null without a routing service. Returns null where no road leads; throws when it does not answer. */
  drivingMiles: ((from: Coordinates, to: Coordinates) => Promise<number | null>) | null;
  /**
   * Null without a routing service. Returns the ways from each of at most 100 places to each, null where no road leads; throws
   * when it does not answer.
   */
  drivingMatrix: ((places: readonly Coordinates[]) => Promise<RoadMatrix>) | null;
}

/** From row to column. */
export type RoadMatrix = readonly (readonly (RoadWay | null)[])[];

/** What OSRM answers by default in one request. */
export const mostPlaces = 100;

interface PlacesSettings {
  geocoderUrl: string | null;
  routingUrl: string | null;
  /** Public services want to know who asks. */
  userAgent: string;
  /** The least time between two questions to the geocoder, in milliseconds: public ones allow one a second. */
  pause?: number;
  /** How long an answer may take, in milliseconds. */
  patience?: number;
}

const metersPerMile = 1609.344;

const foundSchema = z.array(
  z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) }),
);
const routeSchema = z.object({
  code: z.string(),
  routes: z.array(z.object({ distance: z.number().min(0) })).default([]),
});

const cells = z.array(z.array(z.number().min(0).nullable()));
const tableSchema = z.discriminatedUnion("code", [
  z.object({ code: z.literal("Ok"), durations: cells, distances: cells }),
  z.object({ code: z.literal("NoTable") }), // No road leads from any of them to another.
]);

function matrixFrom(answer: unknown, size: number): RoadMatrix {
  const table = tableSchema.parse(answer);
  if (table.code === "NoTable") return Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const { durations, distances } = table;
  if (durations.length !== size || distances.length !== size) throw new Error("it answered about other places");
  return durations.map((row, from) => {
    if (row.length !== size) throw new Error("it answered about other places");
    return row.map((seconds, to) => {
      const meters = distances[from]?.[to] ?? null;
      return seconds === null || meters === null
        ? null
        : { seconds: Math.round(seconds), miles: meters / metersPerMile };
    });
  });
}

const writtenPoints = (places: readonly Coordinates[]): string =>
  places.map(({ latitude, longitude }) => `${longitude},${latitude}`).join(";");

export function openPlaces({
  geocoderUrl,
  routingUrl,
  userAgent,
  pause = 1000,
  patience = 5000,
}: PlacesSettings): Places {
  let nextAt = 0;
  const breakerOf = openBreakers({});
  const ask = (url: string): Promise<unknown> => breakerOf(new URL(url).host).run(() => fetchAnswer(url));
  const fetchAnswer = async (url: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(patience);
    const headers = { "user-agent": userAgent, accept: "application/json" };
    const response = await fetch(url, { signal, headers, redirect: "error" });
    // OSRM answers 400 with a code where no road leads.
    if (!response.ok && response.status !== 400) throw new Error(`it answered ${response.status}`);
    return response.json();
  };

  return {
    geocode:
      geocoderUrl === null
        ? null
        : async ({ street, city, state, postalCode, country }) => {
            await sleep(Math.max(0, nextAt - Date.now()));
            nextAt = Date.now() + pause;
            const words = { street, city, state, postalcode: postalCode, countrycodes: country.toLowerCase() };
            const query = new URLSearchParams({ format: "jsonv2", limit: "1", ...words });
            const [first] = foundSchema.parse(await ask(`${geocoderUrl}/search?${query.toString()}`));
            return first ? { latitude: first.lat, longitude: first.lon } : null;
          },
    drivingMiles:
      routingUrl === null
        ? null
        : async (from, to) => {
            const { code, routes } = routeSchema.parse(
              await ask(`${routingUrl}/route/v1/driving/${writtenPoints([from, to])}?overview=false`),
            );
            const [route] = routes;
            return code === "Ok" && route ? Math.round((route.distance / metersPerMile) * 10) / 10 : null;
          },
    drivingMatrix:
      routingUrl === null
        ? null
        : async (places) => {
            const table = `${routingUrl}/table/v1/driving/${writtenPoints(places)}?annotations=duration,distance`;
            return matrixFrom(await ask(table), places.length);
          },
  };
}
