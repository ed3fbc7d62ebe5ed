import { createHash } from "node:crypto";
import type { Coordinates } from "@boresight/domain/customers/address-book";
import type { AddressRow } from "#db/rows.ts";
import type { PlaceInWords, Places } from "#integrations/places/places.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Pool } from "pg";
import { coordinatesOf, findBase, setDistance, updateDistance } from "./update-distance.ts";

/** Answers of the geocoder are requested again after so many days. */
const answerDays = 90;

/** Queued with the change of an address; jobs of one queue run one after another. */
export const queueLocating = (id: string, system: Rights): Promise<number> => queueLocatingAll([id], system);

/** The same for many. */
export const queueLocatingAll = (ids: readonly string[], system: Rights): Promise<number> =>
  system.run({
    text: `select graphile_worker.add_job('locate-address', json_build_object('id', id), queue_name => 'locate-address',
      max_attempts => 8, job_key => 'locate-address:' || id) from unnest($1::uuid[]) as id`,
    values: [ids],
  });

interface LocateDeps {
  pool: Pool;
  clock: Clock;
  places: Places;
}

/** Finds the coordinates of an address that has none, and its driving distance from the base. What people typed stays. */
export async function locateAddress(id: string, { pool, clock, places }: LocateDeps): Promise<void> {
  const at = { pool, clock };
  const address = await asSystem(at, (system) => readAddress(id, system));
  if (!address) return;
  const known = coordinatesOf(address);
  const found = known ?? (await find(address, { pool, clock, places }));
  if (!found) return;
  if (!known) await asSystem(at, (_system, work) => storePlace(address, found, work));
  await storeDriving(address, found, { pool, clock, places });
}

type Located = Pick<
  AddressRow,
  | "id"
  | "version"
  | "street"
  | "city"
  | "state"
  | "postalCode"
  | "country"
  | "latitude"
  | "longitude"
  | "distanceSource"
>;

const readAddress = (id: string, system: Rights) =>
  system.maybe<Located>({
    text: `select id, version, street, city, state, postal_code, country, latitude, longitude, distance_source
      from app.addresses where id = $1 and archived_at is null`,
    values: [id],
  });

/** Returns what the geocoder says now or said before; null without one, and for a place it does not know. */
async function find(place: PlaceInWords, { pool, clock, places }: LocateDeps): Promise<Coordinates | null> {
  if (!places.geocode) return null;
  const { street, city, state, postalCode, country } = place;
  const hash = createHash("sha256")
    .update(JSON.stringify([street, city, state, postalCode, country]))
    .digest();
  const at = { pool, clock };
  const before = await asSystem(at, (system, { now }) =>
    system.maybe<{ latitude: number | null; longitude: number | null }>({
      text: `select latitude, longitude from app_private.geocodes
        where query_hash = $1 and asked_at > $2::timestamptz - make_interval(days => $3)`,
      values: [hash, now, answerDays],
    }),
  );
  if (before) return coordinatesOf(before);
  const found = await places.geocode(place);
  await asSystem(at, (system, { now }) =>
    system.run({
      text: `insert into app_private.geocodes (query_hash, latitude, longitude, asked_at) values ($1, $2, $3, $4)
        on conflict (query_hash) do update set latitude = $2, longitude = $3, asked_at = $4`,
      values: [hash, found?.latitude ?? null, found?.longitude ?? null, now],
    }),
  );
  return found;
}

/** Unless somebody has changed the address meanwhile: that change has queued a job of its own. */
async function storePlace(
  { id, version }: Located,
  { latitude, longitude }: Coordinates,
  work: Parameters<typeof updateDistance>[2],
): Promise<void> {
  const stored = await work.system.run({
    text: "update app.addresses set latitude = $2, longitude = $3 where id = $1 and version = $4 and latitude is null",
    values: [id, latitude, longitude, version],
  });
  if (stored > 0) await updateDistance(id, { hasMoved: false }, work);
}

async function storeDriving(
  { id, distanceSource }: Located,
  place: Coordinates,
  { pool, clock, places }: LocateDeps,
): Promise<void> {
  if (!places.drivingMiles || distanceSource === "manual") return;
  const at = { pool, clock };
  const base = await asSystem(at, (system) => findBase(system));
  if (!base || base.addressId === id) return;
  const miles = await places.drivingMiles(base.place, place);
  if (miles === null) return;
  await asSystem(at, async (system, work) => {
    const still = await system.maybe<{ id: string }>({
      text: `select id from app.addresses where id = $1 and distance_source is distinct from 'manual'
        and (latitude, longitude) = ($2::double precision, $3::double precision) for update`,
      values: [id, place.latitude, place.longitude],
    });
    if (still) await setDistance(still, { miles, source: "computed" }, work);
  });
}
