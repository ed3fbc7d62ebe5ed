import { shareSystem } from "@boresight/domain/calibration-system";
import { judgeReadiness, type Readiness, type ReadinessAnswers } from "@boresight/domain/intake-readiness";
import type { Rights } from "#platform/transaction.ts";
import { readMentionsOf } from "./read-repair-orders.ts";

export interface OrderReadiness {
  readiness: Readiness;
  reasons: readonly string[];
  /** Whether somebody vouched that the vehicle will be ready. */
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
  operations: readonly Repair[];
  calibrations: readonly string[];
}

interface Repair {
  name: string;
  /** Ticked; else the repair order alone speaks of it. */
  isSaid: boolean;
  systems: readonly string[];
}

/** Computed anew each time, from what is known of the order now. Read past the caller's rights. */
export async function readReadiness(orderId: string, system: Rights): Promise<OrderReadiness> {
  const [readiness] = await readReadinessOf([orderId], system);
  return readiness ?? { readiness: "needsAttention", reasons: [], isConfirmed: false };
}

/** For many orders, in their order. */
export async function readReadinessOf(orderIds: readonly string[], system: Rights): Promise<OrderReadiness[]> {
  const mentions = await readMentionsOf(orderIds, system);
  const stored = new Map((await system.rows<Stored>(factsOf(orderIds, mentions))).map((order) => [order.id, order]));
  return orderIds.map((id) => {
    const order = stored.get(id);
    if (!order) return { readiness: "needsAttention", reasons: [], isConfirmed: false };
    return {
      ...judgeReadiness({ ...order, answers: order.answers ?? {}, ...unanswered(order) }),
      isConfirmed: order.isConfirmed,
    };
  });
}

/** Repairs that call for something, of which the order lists nothing. */
function unanswered({ operations, calibrations }: Stored) {
  const open = operations.filter(({ systems }) => systems.length > 0 && !shareSystem(calibrations, systems));
  const [said, mentioned] = [open.filter(({ isSaid }) => isSaid), open.filter(({ isSaid }) => !isSaid)];
  return { unansweredRepairs: said.map(({ name }) => name), unansweredMentions: mentioned.map(({ name }) => name) };
}

const factsOf = (orderIds: readonly string[], mentions: ReadonlyMap<string, readonly string[]>) => ({
  text: `select o.id, o.readiness_answers as answers, o.readiness_confirmed_at is not null as "isConfirmed",
      o.ride_height_modified as "rideHeightModified",
      o.repair_order_file_id is not null or exists (select from app.files f
        where f.service_order_id = o.id and f.document_kind = 'repairOrder' and f.is_uploaded) as "hasRepairOrder",
      o.intake_method <> 'dropOff' as "isFetched", a.distance_to_sensi is not null as "knowsDistance",
      coalesce((select json_agg(json_build_object('name', p.name, 'isSaid', p.key = any (o.repair_operations), 'systems',
          (select coalesce(json_agg(distinct y.key), '[]') from app.calibration_rules r
            join app.line_item_types y on y.id = r.line_item_type_id
            where r.repair_operation_id = p.id and r.is_active and (r.make is null or lower(r.make) = lower(v.make)))) order by p.sort_order)
        from app.repair_operations p
        where p.key = any (o.repair_operations) or ($2::jsonb -> o.id::text) ? p.key), '[]') as operations,
      coalesce((select json_agg(y.key) from app.order_calibrations c
        join app.line_item_types y on y.id = c.line_item_type_id where c.service_order_id = o.id), '[]') as calibrations
    from app.service_orders o
    join app.vehicles v on v.id = o.vehicle_id
    left join app.addresses a on a.id = o.pickup_address_id
    where o.id = any ($1)`,
  values: [orderIds, JSON.stringify(Object.fromEntries(mentions))],
});
