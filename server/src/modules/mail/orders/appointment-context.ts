import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

/** What an email can say about an order's appointment. */
export interface AppointmentContext {
  startsAt: string;
  kind: string;
  facility: string;
  /** Missing in mails that were queued before their times had the zone of the appointment's own place. */
  timeZone?: string;
  /** The facility's, and the site's where the work is done there. */
  facilityAddress?: string | null;
  siteAddress?: string | null;
  phone?: string | null;
  isRequested?: boolean;
  /** Days from now by the place's own calendar: 0 is today. */
  daysAhead?: number;
  /** It begins in less than 24 hours: customers call to change it. */
  isNear?: boolean;
}

const wordsOf = (address: string) =>
  `nullif(concat_ws(', ', ${address}.street, ${address}.city, nullif(concat_ws(' ', ${address}.state, ${address}.postal_code), '')), '')`;

/** Of an appointment `a`, as JSON; `now` is an SQL expression. */
export const appointmentJson = (
  now: string,
): string => `(select json_build_object('startsAt', a.starts_at, 'kind', a.kind,
    'facility', af.facility_name, 'timeZone', af.time_zone, 'phone', af.phone, 'facilityAddress', ${wordsOf("at_shop")},
    'siteAddress', case when a.kind = 'mobile' then ${wordsOf("at_site")} end,
    'isRequested', a.status = 'requested',
    'daysAhead', (a.starts_at at time zone af.time_zone)::date - (${now} at time zone af.time_zone)::date,
    'isNear', a.starts_at < ${now} + interval '24 hours')
  from app.facilities af left join app.addresses at_shop on at_shop.id = af.address_id
  left join app.addresses at_site on at_site.id = a.address_id where af.id = a.facility_id)`;

/** The order's appointment that is still to come, as it is now; null for none. */
export async function readUpcomingAppointment(
  orderId: string,
  { system, now }: { system: Rights; now: Date },
): Promise<AppointmentContext | null> {
  const found = await system.maybe<{ appointment: AppointmentContext }>({
    text: `select ${appointmentJson("$2::timestamptz")} as appointment from app.appointments a
      where a.service_order_id = $1 and a.status in ${wordList(movableAppointmentStatuses)}`,
    values: [orderId, now],
  });
  return found?.appointment ?? null;
}
