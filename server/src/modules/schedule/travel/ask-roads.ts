/** Asks the router for the ways between the places of a van's day, and to where work waits for a time: again when a place is added. */
import type { Coordinates } from "@boresight/domain/customers/address-book";
import { upcomingAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { roadKey } from "@boresight/domain/schedule/travel/ways";
import type { Pool } from "pg";
import { mostPlaces, type Places, type RoadMatrix } from "#integrations/places/places.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { jsonOfPlace } from "./place-columns.ts";
import { readRoads } from "./read-roads.ts";
import { readWaitingPlaces } from "./waiting-places.ts";

interface AskDeps {
  pool: Pool;
  clock: Clock;
  places: Places;
}

const daysAhead = 14;
/** Roads change, and what nobody drives to any more is forgotten. */
const keptDays = 30;
/** The next days come first; what is left comes at the next turn. */
const mostDays = 20;

/** The router is asked outside of transactions. While it does not answer, ways are estimated. */
export async function askRoads({ pool, clock, places }: AskDeps): Promise<void> {
  if (!places.drivingMatrix) return;
  const at = { pool, clock };
  const days = await asSystem(at, async (system, { now }) => {
    await forgetOld(system, now);
    return [...(await unknownDays(system, now)), ...(await unknownWaiting(system, now))];
  });
  for (const day of days) {
    const matrix = await places.drivingMatrix(day);
    await asSystem(at, (system, { now }) => storeWays({ places: day, matrix, now }, system));
  }
}

const forgetOld = (system: Rights, now: Date) =>
  system.run({
    text: "delete from app_private.road_ways where asked_at < $1::timestamptz - make_interval(days => $2)",
    values: [now, keptDays],
  });

/** The days of vans with a way that nobody has asked for. More places than the router takes at once are estimated. */
async function unknownDays(system: Rights, now: Date): Promise<Coordinates[][]> {
  const days = await system.rows<{ places: Coordinates[] }>({
    text: `select jsonb_build_array(${jsonOfPlace("b")}) || jsonb_agg(distinct ${jsonOfPlace("d")}) as places
      from app.appointments a
      join app.facilities f on f.id = a.facility_id
      join app.addresses b on b.id = f.address_id and b.latitude is not null and b.longitude is not null
      join app.addresses d on d.id = a.address_id and d.latitude is not null and d.longitude is not null
      where a.kind = 'mobile' and a.status = any ($3) and a.ends_at > $1
        and a.starts_at < $1::timestamptz + make_interval(days => $2)
      group by f.id, f.time_zone, b.id, b.latitude, b.longitude, (a.starts_at at time zone f.time_zone)::date
      order by min(a.starts_at)`,
    values: [now, daysAhead, upcomingAppointmentStatuses],
  });
  const unknown: Coordinates[][] = [];
  for (const { places } of days) {
    const asked = distinctPlaces(places).slice(0, mostPlaces);
    const known = await readRoads(asked, "between", system);
    const isKnown = asked.every((from) => asked.every((to) => from === to || known.has(roadKey(from, to))));
    if (!isKnown) unknown.push(asked);
    if (unknown.length === mostDays) break;
  }
  return unknown;
}

/** Where work waits for a time, with the base and what the vans do next, where a way from or to it is not known yet. */
async function unknownWaiting(system: Rights, now: Date): Promise<Coordinates[][]> {
  const unknown: Coordinates[][] = [];
  for (const { base, waiting, stops } of await readWaitingPlaces({ now, daysAhead }, system)) {
    const asked = distinctPlaces([base, ...waiting, ...stops]);
    const known = await readRoads(asked, "between", system);
    const keys = new Set(distinctPlaces(waiting).map(placeKey));
    const isKnown = asked.every((from) =>
      asked.every(
        (to) => from === to || !(keys.has(placeKey(from)) || keys.has(placeKey(to))) || known.has(roadKey(from, to)),
      ),
    );
    if (!isKnown) unknown.push(asked);
  }
  return unknown;
}

const placeKey = ({ latitude, longitude }: Coordinates): string => `${latitude} ${longitude}`;

const distinctPlaces = (places: readonly Coordinates[]): Coordinates[] => [
  ...new Map(places.map((place) => [placeKey(place), place])).values(),
];

interface Answered {
  places: readonly Coordinates[];
  matrix: RoadMatrix;
  now: Date;
}

async function storeWays({ places, matrix, now }: Answered, system: Rights): Promise<void> {
  const ways = places.flatMap((from, row) =>
    places.flatMap((to, column) => (row === column ? [] : [{ from, to, way: matrix[row]?.[column] ?? null }])),
  );
  await system.run({
    text: `insert into app_private.road_ways
        (from_latitude, from_longitude, to_latitude, to_longitude, seconds, miles, asked_at)
      select way.*, $7 from unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[], $5::integer[], $6::float8[]) way
      on conflict (from_latitude, from_longitude, to_latitude, to_longitude)
        do update set seconds = excluded.seconds, miles = excluded.miles, asked_at = excluded.asked_at`,
    values: [
      ways.map(({ from }) => from.latitude),
      ways.map(({ from }) => from.longitude),
      ways.map(({ to }) => to.latitude),
      ways.map(({ to }) => to.longitude),
      ways.map(({ way }) => way?.seconds ?? null),
      ways.map(({ way }) => way?.miles ?? null),
      now,
    ],
  });
}
