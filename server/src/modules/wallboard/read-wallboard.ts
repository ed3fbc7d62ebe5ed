import { bookedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { initialsOf, rotateSeconds, wallboardCategories } from "@boresight/domain/wallboard/wallboard";
import type { OpenLink } from "#platform/limits/link-limits.ts";
import type { Rights, Statement, Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { findKiosk } from "./kiosk-links.ts";

interface WallboardCard {
  orderId: string;
  internalOrderNumber: string;
  facilityId: string | null;
  category: string;
  statusName: string;
  statusChangedAt: string;
  statusDueAt: string | null;
  priority: string;
  vehicle: string;
  vinEnd: string | null;
  customer: string | null;
  bay: string | null;
  startsAt: string | null;
  isOnTheWay: boolean;
  expectedArrival: string | null;
  technician: string | null;
  holdReasonKey: string | null;
  promisedAt: string | null;
}

interface WallboardFacility {
  id: string;
  name: string;
  timeZone: string;
}

export interface Wallboard {
  /** The link's name, when read by a link. */
  name: string | null;
  isPrivate: boolean;
  rotateSeconds: number;
  facilities: readonly WallboardFacility[];
  cards: readonly WallboardCard[];
}

interface Asked {
  kiosk: string | null | undefined;
  isPrivate: boolean | null | undefined;
  /** The reader's network address. */
  address: string;
}

interface View {
  /** Null for all that the reader's rights show. */
  facilityIds: readonly string[] | null;
  isPrivate: boolean;
  name: string | null;
  rotateSeconds: number;
}

/**
 * Returns the orders in progress, the most urgent first: for staff, or within a link's limits for anyone with its
 * secret. Throws `permission-error`, `kiosk-link-ended`.
 */
export async function readWallboard(
  { kiosk, isPrivate, address }: Asked,
  { caller, system }: Pick<Transaction, "caller" | "system">,
  openLink: OpenLink,
): Promise<Wallboard> {
  if (kiosk) return readView(await findKiosk({ token: kiosk, address }, system, openLink), system);
  if (!isStaff(caller.role)) throw fail("permission-error");
  const { ids } = await caller.one<{ ids: string[] | null }>({ text: "select app_private.own_facility_ids() as ids" });
  return readView(
    { facilityIds: ids, isPrivate: isPrivate ?? false, name: null, rotateSeconds: rotateSeconds.usual },
    caller,
  );
}

async function readView({ facilityIds, isPrivate, name, rotateSeconds }: View, rights: Rights): Promise<Wallboard> {
  const facilities = await rights.rows<WallboardFacility>({
    text: `select id, facility_name as name, time_zone from app.facilities
      where is_active and ($1::uuid[] is null or id = any ($1)) order by facility_name, id`,
    values: [facilityIds],
  });
  const statuses = await rights.rows<{ id: string }>({
    text: "select id from app.service_order_statuses where category = any ($1)",
    values: [wallboardCategories],
  });
  const cards = await rights.rows<WallboardCard>(
    cardsOf(
      statuses.map(({ id }) => id),
      facilityIds,
    ),
  );
  return { name, isPrivate, rotateSeconds, facilities, cards: cards.map((card) => shown(card, isPrivate)) };
}

const vinEnd = { openly: 8, privately: 4 };

function shown(card: WallboardCard, isPrivate: boolean): WallboardCard {
  return {
    ...card,
    customer: isPrivate ? null : card.customer,
    vinEnd: card.vinEnd?.slice(-(isPrivate ? vinEnd.privately : vinEnd.openly)) ?? null,
    technician: card.technician && initialsOf(card.technician),
  };
}

/**
 * A request without a facility is shown everywhere. A column of more than 100 is not readable on a wall. The statuses are
 * given by id, so that the database knows how few orders are in them.
 */
const cardsOf = (statusIds: readonly string[], facilityIds: readonly string[] | null): Statement => ({
  values: facilityIds ? [statusIds, facilityIds] : [statusIds],
  text: `
  with at_work as (
    select o.id, o.internal_order_number, o.facility_id, o.vehicle_id, o.customer_id, o.assigned_technician_id, o.status_changed_at,
      o.status_due_at, o.priority, o.hold_reason_key, o.promised_at, o.estimated_completion_date, s.category, s.status_name, s.sort_order,
      row_number() over (partition by s.category order by o.status_due_at nulls last, o.status_changed_at, o.id) as place
    from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
    where o.status_id = any ($1::uuid[]) and o.released_at is null
      ${facilityIds ? "and (o.facility_id is null or o.facility_id = any ($2::uuid[]))" : ""}
  )
  select o.id as order_id, o.internal_order_number, o.facility_id, o.category,
    o.status_name, o.priority, o.hold_reason_key,
    to_json(o.status_changed_at)#>>'{}' as status_changed_at, to_json(o.status_due_at)#>>'{}' as status_due_at,
    to_json(coalesce(o.promised_at, o.estimated_completion_date))#>>'{}' as promised_at,
    v.vehicle_description as vehicle, v.vin_number as vin_end, u.display_name as technician, appointment.bay,
    to_json(appointment.starts_at)#>>'{}' as starts_at, to_json(appointment.expected_arrival)#>>'{}' as expected_arrival,
    coalesce(appointment.is_on_the_way, false) as is_on_the_way,
    app_private.customer_name(c.company_name, c.first_name, c.last_name) as customer
  from at_work o
  join app.vehicles v on v.id = o.vehicle_id
  join app.customers c on c.id = o.customer_id
  left join app.users u on u.id = o.assigned_technician_id
  left join lateral (
    select b.name as bay, a.starts_at, app_private.expected_arrival(a.id) as expected_arrival,
      exists (select from app.trips t where t.appointment_id = a.id
        and t.started_at is not null and t.arrived_at is null and t.ended_at is null) as is_on_the_way
    from app.appointments a join app.bays b on b.id = a.bay_id
    where a.service_order_id = o.id and a.status in ${wordList(bookedAppointmentStatuses)} limit 1
  ) appointment on true
  where o.place <= 100
  order by o.category, o.place`,
});
