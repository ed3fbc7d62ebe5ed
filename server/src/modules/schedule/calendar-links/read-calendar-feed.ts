import { attendedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { calendarFeed, type FeedSubject } from "@boresight/domain/schedule/calendar-feed";
import type { Clock } from "#platform/clock.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { tokenHash } from "./create-calendar-link.ts";

interface Link {
  subject: FeedSubject;
  subjectId: string;
  name: string;
  timeZone: string;
}

const day = 24 * 3_600_000;
const past = 30 * day;

/**
 * Returns what a calendar program reads by a secret link: the last month and everything ahead; null when the link is
 * not valid.
 */
export async function readCalendarFeed(token: string, system: Rights, clock: Clock): Promise<string | null> {
  const link = await system.maybe<Link>({ text: linkQuery, values: [tokenHash(token)] });
  if (!link) return null;
  const stored = await system.rows<StoredEvent>({
    text: eventsQuery(link.subject),
    values: [link.subjectId, new Date(clock().getTime() - past)],
  });
  const events = stored.map(({ startsAt, endsAt, changedAt, ...event }) => ({
    ...event,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    changedAt: new Date(changedAt),
  }));
  return calendarFeed({ name: link.name, timeZone: link.timeZone, events });
}

/** A link whose owner may no longer sign in, or is no longer staff, is not valid. */
const linkQuery = `select l.subject, l.subject_id, coalesce(f.time_zone, base.time_zone, 'UTC') as time_zone,
    coalesce(f.facility_name, t.display_name, app_private.customer_name(c.company_name, c.first_name, c.last_name), 'Appointments') as name
  from app_private.calendar_links l
  join app.users u on u.id = l.user_id and not u.disabled and (l.subject = 'customer' or u.default_role in ('admin', 'technician'))
  left join app.facilities f on l.subject = 'facility' and f.id = l.subject_id
  left join app.facilities base on base.is_base
  left join app.users t on l.subject = 'technician' and t.id = l.subject_id
  left join app.customers c on l.subject = 'customer' and c.id = l.subject_id
  where l.token_hash = $1
    and (l.subject <> 'customer' or u.default_role = 'admin' or c.id = u.customer_id and c.status <> 'archived')`;

interface StoredEvent {
  id: string;
  version: number;
  changedAt: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  summary: string;
  description: string;
  location: string;
  isConfirmed: boolean;
}

const columns: Readonly<Record<FeedSubject, string>> = {
  technician: "technician_id",
  facility: "facility_id",
  customer: "customer_id",
};

/** Customers read neither the bay nor who does the work. */
const eventsQuery = (subject: FeedSubject): string => {
  const isOwn = subject === "customer";
  const name = "app_private.customer_name(c.company_name, c.first_name, c.last_name)";
  return `select a.id, a.version, a.updated_at as changed_at, a.starts_at, a.ends_at, f.time_zone,
      concat_ws(' · ', o.internal_order_number, v.vehicle_description${isOwn ? "" : `, ${name}`}) as summary,
      ${isOwn ? "a.customer_note" : `concat_ws(E'\\n', b.name, t.display_name, nullif(a.customer_note, ''))`} as description,
      concat_ws(', ', f.facility_name, ad.street, ad.city, ad.state) as location, a.status <> 'requested' as is_confirmed
    from app.appointments a
    join app.service_orders o on o.id = a.service_order_id
    join app.vehicles v on v.id = o.vehicle_id
    join app.customers c on c.id = o.customer_id
    join app.facilities f on f.id = a.facility_id
    join app.bays b on b.id = a.bay_id
    left join app.users t on t.id = a.technician_id
    left join app.addresses ad on ad.id = f.address_id
    where a.${columns[subject]} = $1 and a.starts_at >= $2 and a.status in ${wordList(attendedAppointmentStatuses)}
    order by a.starts_at limit 2000`;
};
