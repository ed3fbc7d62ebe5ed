/** What is known about the ways of facilities: by how much drives take longer than estimated. */
import type { Coordinates } from "@boresight/domain/customers/address-book";
import {
  latestDrives,
  learnedPace,
  paceDays,
  type RecordedDrive,
} from "@boresight/domain/schedule/travel/learned-pace";
import type { Travel } from "@boresight/domain/schedule/travel/ways";
import type { Rights } from "#platform/database/transaction.ts";
import { readRoads } from "./read-roads.ts";

interface Moment {
  system: Rights;
  now: Date;
}

interface Asked {
  facilityIds: readonly string[];
  /** The ways from and to these are read. */
  hubs: readonly Coordinates[];
}

/** Returns for each of these facilities the known ways, and how long its drives take by those recorded lately. */
export async function readTravel(
  { facilityIds, hubs }: Asked,
  { system, now }: Moment,
): Promise<(facilityId: string) => Travel> {
  const recorded = facilityIds.length === 0 ? [] : await readDrives(facilityIds, { system, now });
  const drives = Map.groupBy(recorded, ({ facilityId }) => facilityId);
  const roads = facilityIds.length === 0 ? new Map() : await readRoads(hubs, "around", system);
  return (facilityId) => ({ ...learnedPace(drives.get(facilityId) ?? []), roads });
}

const readDrives = (facilityIds: readonly string[], { system, now }: Moment) =>
  system.rows<RecordedDrive & { facilityId: string }>({
    text: `select f.id as facility_id, drive.minutes, drive.estimated_minutes
      from unnest($1::uuid[]) as f (id) cross join lateral (
        select (extract(epoch from t.arrived_at - t.started_at) / 60)::float8 as minutes, t.estimated_minutes
        from app.trips t join app.appointments a on a.id = t.appointment_id
        where a.facility_id = f.id and t.arrived_at is not null and t.estimated_minutes is not null
          and t.created_at > $2::timestamptz - make_interval(days => $3)
        order by t.created_at desc limit $4) drive`,
    values: [facilityIds, now, paceDays, latestDrives],
  });
