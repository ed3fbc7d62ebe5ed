import { fits, type CalibrationRule } from "@boresight/domain/calibrations/calibration-suggestion";
import {
  judgeReadiness,
  unansweredOf,
  type Readiness,
  type ReadinessAnswers,
} from "@boresight/domain/intake/intake-readiness";
import type { Rights } from "#platform/database/transaction.ts";
import { readMentionsOf } from "./read-estimates.ts";

export interface OrderReadiness {
  readiness: Readiness;
  reasons: readonly string[];
  /** Whether somebody confirmed that the vehicle will be ready. */
  isConfirmed: boolean;
}

interface Stored {
  id: string;
  answers: ReadinessAnswers | null;
  isConfirmed: boolean;
  rideHeightModified: boolean;
  hasRepairOrder: boolean;
  isFetched: boolean;
  knowsDistance: boolean;
  vehicle: { make: string; model: string; year: number; trim: string };
  operations: readonly Repair[];
  calibrations: readonly string[];
}

interface Repair {
  name: string;
  /** The shop selected it; otherwise only the repair order mentions it. */
  isSaid: boolean;
  rules: readonly Rule[];
}

type Rule = Pick<CalibrationRule, "make" | "model" | "trimPattern" | "typeKey" | "yearFrom" | "yearTo">;

/** Whose eyes it is for: how far away a vehicle is, is the office's to find out. */
interface Reader {
  isStaff: boolean;
}

/** Computed from what is currently known about the order. Read past the caller's rights. */
export async function readReadiness(orderId: string, system: Rights, reader: Reader): Promise<OrderReadiness> {
  const [readiness] = await readReadinessOf([orderId], system, reader);
  return readiness ?? { readiness: "needsAttention", reasons: [], isConfirmed: false };
}

/** For many orders, in the order of the ids. */
export async function readReadinessOf(
  orderIds: readonly string[],
  system: Rights,
  { isStaff }: Reader,
): Promise<OrderReadiness[]> {
  const mentions = await readMentionsOf(orderIds, system);
  const stored = new Map((await system.rows<Stored>(detailsOf(orderIds, mentions))).map((order) => [order.id, order]));
  return orderIds.map((id) => {
    const order = stored.get(id);
    if (!order) return { readiness: "needsAttention", reasons: [], isConfirmed: false };
    return {
      ...judgeReadiness({
        ...order,
        knowsDistance: order.knowsDistance || !isStaff,
        answers: order.answers ?? {},
        ...unanswered(order),
      }),
      isConfirmed: order.isConfirmed,
    };
  });
}

/** Repairs that require calibrations on this vehicle, none of which the order lists. */
function unanswered({ operations, calibrations, vehicle }: Stored) {
  const namesOf = (repairs: readonly Repair[]) =>
    unansweredOf(
      repairs.map(({ name, rules }) => ({
        name,
        typeKeys: rules.filter((rule) => fits(rule, vehicle)).map(({ typeKey }) => typeKey),
      })),
      calibrations,
    );
  const { said = [], mentioned = [] } = Object.groupBy(operations, ({ isSaid }) => (isSaid ? "said" : "mentioned"));
  return { unansweredRepairs: namesOf(said), unansweredMentions: namesOf(mentioned) };
}

const detailsOf = (orderIds: readonly string[], mentions: ReadonlyMap<string, readonly string[]>) => ({
  text: `select o.id, o.readiness_answers as answers, o.readiness_confirmed_at is not null as is_confirmed,
      o.ride_height_modified,
      o.repair_order_file_id is not null or exists (select from app.files f
        where f.service_order_id = o.id and f.document_kind = 'repairOrder' and f.is_uploaded) as has_repair_order,
      o.intake_method <> 'dropOff' as is_fetched, a.distance_to_sensi is not null as knows_distance,
      json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'trim', v.trim) as vehicle,
      coalesce((select json_agg(json_build_object('name', p.name, 'isSaid', p.key = any (o.repair_operations), 'rules',
          (select coalesce(json_agg(json_build_object('typeKey', y.key, 'make', r.make, 'model', r.model, 'yearFrom', r.year_from,
              'yearTo', r.year_to, 'trimPattern', r.trim_pattern)), '[]')
            from app.calibration_rules r join app.line_item_types y on y.id = r.line_item_type_id and y.is_active
            where r.repair_operation_id = p.id and r.is_active and (r.make is null or lower(r.make) = lower(v.make)))) order by p.sort_order)
        from app.repair_operations p
        where p.is_active and (p.key = any (o.repair_operations) or ($2::jsonb -> o.id::text) ? p.key)), '[]') as operations,
      coalesce((select json_agg(y.key) from app.order_calibrations c
        join app.line_item_types y on y.id = c.line_item_type_id where c.service_order_id = o.id), '[]') as calibrations
    from app.service_orders o
    join app.vehicles v on v.id = o.vehicle_id
    left join app.addresses a on a.id = o.pickup_address_id
    where o.id = any ($1)`,
  values: [orderIds, JSON.stringify(Object.fromEntries(mentions))],
});
