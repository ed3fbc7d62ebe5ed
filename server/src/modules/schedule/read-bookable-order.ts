import { appointmentMinutes, latestOverrides, learnedMinutes } from "@boresight/domain/schedule/appointment-length";
import type { Coordinates } from "@boresight/domain/customers/address-book";
import { decidedResults } from "@boresight/domain/calibrations/calibration-record";
import { subletMethod } from "@boresight/domain/calibrations/method-words";
import { neededCapabilities } from "@boresight/domain/schedule/bay";
import type { StatusCategory } from "@boresight/domain/statuses/status-look";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import type { WantedAppointment } from "@boresight/domain/schedule/slot-places";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { coordinatesOf } from "./travel/place-columns.ts";

/** An order as the schedule needs it. */
export interface BookableOrder {
  id: string;
  number: string;
  statusKey: string;
  category: StatusCategory;
  vehicleId: string;
  facilityId: string | null;
  addressId: string | null;
  kind: IntakeMethod;
  distanceMiles: number | null;
  /** Of its address. */
  coordinates: Coordinates | null;
  /** Until then the adhesive of new glass cures. */
  curedAt: number | null;
  /** Of the vehicle. */
  make: string | null;
  types: readonly WorkType[];
}

export interface WorkType {
  id: string;
  key: string;
  name: string;
  category: string;
  /** The minutes that the order's quantity of it takes. */
  minutes: number;
  catalogueMinutes: number;
  /** Quantity one, and no calibration rule sets its length for this vehicle. */
  isUsual: boolean;
  /**
   * The length that the office usually plans for it, and the number of appointments this is based on; null while the
   * catalogue decides.
   */
  learned: { minutes: number; appointments: number } | null;
}

export type Appointment = Omit<WantedAppointment, "vehicleBooked">;

/**
 * Returns the order to book for. Its work is what the latest estimate lists, else its calibrations. Throws `not-found`
 * unless the caller sees the order.
 */
export async function readBookableOrder(id: string, { caller, system }: Transaction): Promise<BookableOrder> {
  await caller.one({ text: "select id from app.service_orders where id = $1", values: [id] }); // `not-found` for an order that the caller may not see.
  return readOrderToBook(id, system);
}

/** The same past the caller's rights. */
export async function readOrderToBook(id: string, system: Rights): Promise<BookableOrder> {
  const { types, ...order } = await system.one<StoredOrder>({
    text: `select o.id, o.internal_order_number as number, s.key as status_key, s.category, o.vehicle_id,
        o.facility_id, o.pickup_address_id as address_id, o.intake_method as kind,
        a.distance_to_sensi as distance_miles, ${coordinatesOf("a")} as coordinates,
        (extract(epoch from o.adhesive_cured_at) * 1000)::float8 as cured_at, nullif(v.make, '') as make,
        ${typesOfWork({
          line: `json_build_object(${typeColumns}, 'quantity', l.quantity)`,
          calibration: `json_build_object(${typeColumns}, 'ruleMinutes', r.minutes)`,
          type: `json_build_object(${typeColumns})`,
        })} as types
      from app.service_orders o
      join app.service_order_statuses s on s.id = o.status_id
      join app.vehicles v on v.id = o.vehicle_id
      left join app.addresses a on a.id = o.pickup_address_id
      where o.id = $1`,
    values: [id],
  });
  return { ...order, types: types.map(workType) };
}

/** What orders need of a bay and of a technician, by their ids. */
export async function readWorkNeeds(
  orderIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, Pick<WantedAppointment, "make" | "needs" | "systems">>> {
  const type = "json_build_object('key', t.key, 'category', t.category)";
  const stored = await system.rows<Pick<BookableOrder, "id" | "make"> & { types: readonly NamedType[] }>({
    text: `select o.id, nullif(v.make, '') as make, ${typesOfWork({ line: type, calibration: type, type })} as types
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where o.id = any ($1)`,
    values: [orderIds],
  });
  return new Map(stored.map(({ id, make, types }) => [id, { make, ...needsOf(types) }]));
}

/** SQL: the work of the order `o`: what its latest estimate lists, else its calibrations, else the one that it names. */
const typesOfWork = (columns: { line: string; calibration: string; type: string }) => `coalesce(
          (select json_agg(${columns.line} order by l.sort_order)
            from app.line_items l join app.line_item_types t on t.id = l.line_item_type_id
            where ${isOurs} and l.estimate_id = (select e.id from app.estimates e
              where e.service_order_id = o.id and e.status not in ('declined', 'superseded', 'void', 'expired')
              order by (e.status in ('approved', 'converted')) desc, e.created_at desc limit 1)),
          (select json_agg(${columns.calibration} order by c.sort_order)
            from app.order_calibrations c join app.line_item_types t on t.id = c.line_item_type_id
            left join app.calibration_rules r on r.id = c.calibration_rule_id
            where ${isOurs} and c.service_order_id = o.id and c.result not in ${wordList(decidedResults)}),
          (select json_agg(${columns.type})
            from app.line_item_types t where t.key = o.calibration_type and ${isOurs}),
          '[]')`;

/** SQL: no other shop does this type `t` for the order `o`. */
const isOurs = `not exists (select from app.order_calibrations k
              where k.service_order_id = o.id and k.line_item_type_id = t.id and k.method = '${subletMethod}')`;

/** Returns the line item types of work that no order lists yet. */
export async function readWorkTypes(
  keys: readonly string[],
  ruleIds: readonly string[],
  system: Rights,
): Promise<readonly WorkType[]> {
  const stored = await system.rows<{ type: StoredType }>({
    text: `select json_build_object(${typeColumns}, 'ruleMinutes', (select max(r.minutes) from app.calibration_rules r
          where r.id = any ($2) and r.line_item_type_id = t.id)) as type
      from app.line_item_types t where t.key = any ($1) and t.is_active`,
    values: [keys, ruleIds],
  });
  return stored.map(({ type }) => workType(type));
}

/**
 * A line item type with the lengths that it lately took, or that the office planned for it where nobody recorded how long
 * it took.
 */
const typeColumns = `'id', t.id, 'key', t.key, 'name', t.name, 'category', t.category, 'catalogueMinutes', t.minutes,
  'planned', array(select known.minutes from (
      select m.work_minutes as minutes, m.measured_at as at from app_private.measured_lengths m where m.line_item_type_id = t.id
      union all
      select d.work_minutes, d.created_at from app.duration_overrides d where d.line_item_type_id = t.id
        and not exists (select from app_private.measured_lengths m where m.appointment_id = d.appointment_id)
    ) known order by known.at desc limit ${latestOverrides})`;

type StoredOrder = Omit<BookableOrder, "types"> & { types: readonly StoredType[] };

interface StoredType extends Pick<WorkType, "catalogueMinutes" | "category" | "id" | "key" | "name"> {
  planned: readonly number[];
  /** In thousandths. */
  quantity?: number;
  ruleMinutes?: number | null;
}

/** The length is the calibration rule's, else what the office usually plans, else the catalogue's. */
function workType({ planned, quantity = 1000, ruleMinutes = null, ...type }: StoredType): WorkType {
  const usual = ruleMinutes === null ? learnedMinutes(planned) : null;
  return {
    ...type,
    minutes: Math.ceil(((ruleMinutes ?? usual ?? type.catalogueMinutes) * quantity) / 1000),
    isUsual: ruleMinutes === null && quantity === 1000,
    learned: usual === null ? null : { minutes: usual, appointments: planned.length },
  };
}

interface AppointmentInput {
  kind: IntakeMethod;
  distanceMiles: number | null;
  coordinates: Coordinates | null;
  curedAt: number | null;
  types: readonly WorkType[];
  make: string | null;
  /** Replaces the estimated length of the work. */
  minutes: number | null;
}

export function appointmentOf({
  kind,
  distanceMiles,
  coordinates,
  curedAt,
  make,
  types,
  minutes,
}: AppointmentInput): Appointment {
  const workMinutes = types.map((type) => type.minutes);
  return {
    kind,
    distanceMiles,
    coordinates,
    curedAt,
    make,
    minutes: minutes ?? appointmentMinutes({ kind, workMinutes }),
    ...needsOf(types),
  };
}

type NamedType = Pick<WorkType, "category" | "key">;

const needsOf = (types: readonly NamedType[]): Pick<WantedAppointment, "needs" | "systems"> => ({
  needs: neededCapabilities(types.map(({ key }) => key)),
  systems: types.filter(({ category }) => category === "calibration").map(({ key }) => key),
});
