/** The next stops of a van whose day runs late: when it gets there, and which customers hear of it. */
import {
  expectArrivals,
  isWorthRetelling,
  tellsAheadHours,
  type ExpectedArrival,
  type LatestStop,
} from "@boresight/domain/schedule/road/late-arrivals";
import { isWorthTelling } from "@boresight/domain/schedule/road/trip";
import type { Travel, VanPlace } from "@boresight/domain/schedule/travel/ways";
import { readRoads } from "#modules/schedule/travel/read-roads.ts";
import { readTravel } from "#modules/schedule/travel/read-travel.ts";
import type { Work } from "#platform/database/events.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { readWorkingDay } from "./read-working-day.ts";

interface VanUnderWay {
  bayId: string;
  facilityId: string;
}

/** A day of work: whoever drove longer ago is at home. */
export const dayHours = 12;
const hour = 3_600_000;

/** The vans that somebody has driven to a stop lately: of the others nobody knows what they do. */
export const readVansUnderWay = (system: Rights, now: Date): Promise<readonly VanUnderWay[]> =>
  system.rows<VanUnderWay>({
    text: `select distinct a.bay_id, a.facility_id from app.trips t
      join app.appointments a on a.id = t.appointment_id and a.kind = 'mobile' join app.bays b on b.id = a.bay_id and b.kind = 'mobile'
      where t.created_at > $1::timestamptz - make_interval(hours => $2) order by 1, 2`,
    values: [now, dayHours],
  });

export async function followVan({ bayId, facilityId }: VanUnderWay, { system, now, emit }: Work): Promise<void> {
  const { ids } = await system.one<{ ids: string[] }>({
    text: `select array(select a.service_order_id ${stopsOfVan}) as ids`,
    values: [bayId, now],
  });
  await lockRows(system, "app.service_orders", { ids }); // As the steps on the road do first.
  const stops = await readStops(bayId, { system, now });
  const latest = stops.findLast(({ since }) => since !== null);
  const ahead = stops.filter(
    ({ status, since, startsAt }) =>
      status === "confirmed" && since === null && startsAt > now.getTime() - tellsAheadHours * hour,
  );
  if (!latest || ahead.length === 0) return;
  const travel = await readWays(facilityId, stops, { system, now });
  const agreed = stops.map(({ startsAt, minutes }) => ({ start: startsAt, end: startsAt + minutes * 60_000 }));
  const { technicianId } = latest;
  const day = await readWorkingDay({ facilityId, technicianId, agreed }, { system, now });
  const arrivals = expectArrivals(latest, ahead, { now: now.getTime(), day, travel });
  for (const stop of ahead) {
    const arrival = arrivals.get(stop.id);
    const isSoon = stop.startsAt < now.getTime() + tellsAheadHours * hour;
    if (arrival && isSoon) await expect({ ...stop, ...arrival }, { system, emit, now });
  }
}

interface Stop extends LatestStop {
  id: string;
  bayId: string;
  technicianId: string | null;
  orderId: string;
  status: string;
  /** When somebody set out for it or was there last; null: nobody has. */
  since: number | null;
  /** What was said of its lateness, for the time that is agreed now. */
  lateAt: number | null;
  toldAt: number | null;
  retold: number;
  wasAfterWork: boolean;
}

interface Stored extends Omit<Stop, "place"> {
  latitude: number | null;
  longitude: number | null;
  milesFromBase: number | null;
}

const millis = (moment: string) => `(extract(epoch from ${moment}) * 1000)::float8`;

const stopsOfVan = `from app.appointments a
  where a.bay_id = $1 and a.kind = 'mobile' and a.service_order_id is not null and a.status in ('confirmed', 'arrived', 'completed')
    and a.starts_at between $2::timestamptz - make_interval(hours => ${dayHours}) and $2::timestamptz + make_interval(hours => ${dayHours})`;

/** Whoever drove on after the time they were expected has been there, said or not; before it they turned around. */
const isVisited = `s.there_at is not null or t.arrived_at is not null or t.ended_at is null
          or coalesce(t.known_expected_at, t.expected_at) <= t.ended_at`;

/** The stops of a van around now: what was driven to first comes first, then by time. */
async function readStops(bayId: string, { system, now }: Pick<Work, "now" | "system">): Promise<Stop[]> {
  const stored = await system.rows<Stored>({
    text: `select a.id, a.bay_id, a.technician_id, a.service_order_id as order_id, a.status, ${millis("a.starts_at")} as starts_at,
        (extract(epoch from a.ends_at - a.starts_at) / 60)::float8 as minutes,
        d.latitude, d.longitude, case when f.is_base then d.distance_to_sensi end as miles_from_base,
        ${millis("t.expected_at")} as expected_at, ${millis("coalesce(t.known_expected_at, t.expected_at)")} as known_expected_at,
        ${millis("coalesce(t.arrived_at, s.there_at)")} as arrived_at, ${millis("coalesce(t.ended_at, s.done_at)")} as ended_at,
        case when ${isVisited} then ${millis("coalesce(t.ended_at, s.done_at, t.arrived_at, s.there_at, t.started_at)")} end as since,
        ${millis("l.expected_at")} as late_at, ${millis("coalesce(l.told_expected_at, a.starts_at)")} as told_at, coalesce(l.retold_count, 0) as retold,
        coalesce(l.is_after_work, false) as was_after_work
      from (select a.* ${stopsOfVan}) a
      join app.facilities f on f.id = a.facility_id
      left join app.addresses d on d.id = a.address_id
      left join lateral (select * from app.trips t where t.appointment_id = a.id order by t.created_at desc limit 1) t on true
      left join app_private.seen_stops s on s.appointment_id = a.id
      left join app_private.late_arrivals l on l.appointment_id = a.id and (l.starts_at, l.bay_id) = (a.starts_at, a.bay_id)
      order by since nulls last, a.starts_at, a.id`,
    values: [bayId, now],
  });
  return stored.map(({ latitude, longitude, milesFromBase, ...stop }) => ({
    ...stop,
    place: { coordinates: latitude === null || longitude === null ? null : { latitude, longitude }, milesFromBase },
  }));
}

async function readWays(
  facilityId: string,
  stops: readonly { place: VanPlace }[],
  by: Pick<Work, "now" | "system">,
): Promise<Travel> {
  const travel = (await readTravel({ facilityIds: [facilityId], hubs: [] }, by))(facilityId);
  const places = stops.flatMap(({ place }) => place.coordinates ?? []);
  return { ...travel, roads: await readRoads(places, "between", by.system) };
}

/** Less is within what an appointment may begin late anyway. */
const slightMinutes = 10;

/** Records when somebody gets to a stop; nothing of who is in time, unless they were late before. */
async function expect(
  stop: ExpectedArrival & Stop,
  { system, emit, now }: Pick<Work, "emit" | "now" | "system">,
): Promise<void> {
  const { id, bayId, orderId, startsAt, lateAt, at, isAfterWork, wasAfterWork } = stop;
  const isSlight = lateAt === null && at.getTime() - startsAt < slightMinutes * 60_000;
  if (isSlight || lateAt === at.getTime()) return;
  const isTold = isToldOf(stop, now);
  await system.run({
    text: `insert into app_private.late_arrivals (appointment_id, starts_at, bay_id, expected_at, told_expected_at, retold_count, is_after_work)
      values ($1, $2, $5, $3, case when $4 then $3::timestamptz end, $4::boolean::integer, $6)
      on conflict (appointment_id) do update set starts_at = excluded.starts_at, bay_id = excluded.bay_id, expected_at = excluded.expected_at,
        is_after_work = excluded.is_after_work,
        told_expected_at = case when $4 then $3::timestamptz when late_arrivals.starts_at = excluded.starts_at then late_arrivals.told_expected_at end,
        retold_count = case when late_arrivals.starts_at = excluded.starts_at then late_arrivals.retold_count else 0 end + $4::boolean::integer`,
    values: [id, new Date(startsAt), at, isTold, bayId, isAfterWork],
  });
  const payload = { serviceOrderId: orderId, appointmentId: id, expectedAt: at.toISOString(), isTold };
  await emit({ type: "stop.delayed", entityId: id, payload });
  if (isAfterWork !== wasAfterWork)
    await emit({ type: "stop.afterWork", entityId: id, payload: { ...payload, isAfterWork } });
}

/** After the end of the working day the office decides; of what the clock alone says, nobody hears before the agreed time. */
function isToldOf({ startsAt, toldAt, retold, at, isKnown, isAfterWork }: ExpectedArrival & Stop, now: Date): boolean {
  const told = { toldAt: toldAt === null ? null : new Date(toldAt), retold };
  return !isAfterWork && (isKnown || now.getTime() >= startsAt) && isWorthRetelling(told, at, isKnown);
}

/** Whoever was told that another van comes late, which does not come any more: the agreed time holds again. */
export async function endOthers({ system, now, emit }: Work): Promise<void> {
  const moved = await system.rows<{
    id: string;
    orderId: string;
    isSameTime: boolean;
    startsAt: string;
    toldAt: string | null;
  }>({
    text: `delete from app_private.late_arrivals l using app.appointments a
      where a.id = l.appointment_id and (l.starts_at, l.bay_id) <> (a.starts_at, a.bay_id)
      returning a.id, a.service_order_id as order_id, a.starts_at, l.told_expected_at as told_at,
        l.starts_at = a.starts_at and a.status = 'confirmed' and a.starts_at > $1 as is_same_time`,
    values: [now],
  });
  for (const { id, orderId, isSameTime, startsAt, toldAt } of moved) {
    const isTold = isSameTime && toldAt !== null && isWorthTelling(new Date(toldAt), new Date(startsAt));
    const payload = {
      serviceOrderId: orderId,
      appointmentId: id,
      expectedAt: new Date(startsAt).toISOString(),
      isTold,
    };
    await emit({ type: "stop.delayed", entityId: id, payload });
  }
}
