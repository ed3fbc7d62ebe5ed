import type { Coordinates } from "@boresight/domain/customers/address-book";
import { roadKey, type RoadWay } from "@boresight/domain/schedule/travel/ways";
import type { RoadWayRow } from "#db/rows.ts";
import type { Rights } from "#platform/database/transaction.ts";

type StoredWay = Omit<RoadWayRow, "askedAt">;

const columns = "w.from_latitude, w.from_longitude, w.to_latitude, w.to_longitude, w.seconds, w.miles";
const ofPlaces = "select * from unnest($1::float8[], $2::float8[]) as p (latitude, longitude)";
const isFrom = "w.from_latitude = p.latitude and w.from_longitude = p.longitude";
const isTo = "w.to_latitude = p.latitude and w.to_longitude = p.longitude";

/** Each reads by an index of its own. */
const queries = {
  between: `select ${columns} from (${ofPlaces}) p join app_private.road_ways w on ${isFrom}
    where (w.to_latitude, w.to_longitude) in (${ofPlaces})`,
  around: `select ${columns} from (${ofPlaces}) p join app_private.road_ways w on ${isFrom}
    union select ${columns} from (${ofPlaces}) p join app_private.road_ways w on ${isTo}`,
} as const;

/** Returns the ways that the router was asked for, by `roadKey`: between these places, or from and to each of them. */
export async function readRoads(
  places: readonly Coordinates[],
  which: keyof typeof queries,
  system: Rights,
): Promise<Map<string, RoadWay | null>> {
  if (places.length === 0) return new Map();
  const stored = await system.rows<StoredWay>({
    text: queries[which],
    values: [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)],
  });
  return new Map(
    stored.map(({ seconds, miles, ...way }) => [
      roadKey(
        { latitude: way.fromLatitude, longitude: way.fromLongitude },
        { latitude: way.toLatitude, longitude: way.toLongitude },
      ),
      seconds === null || miles === null ? null : { seconds, miles },
    ]),
  );
}
