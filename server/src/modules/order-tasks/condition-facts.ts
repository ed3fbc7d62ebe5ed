/** What the conditions of tasks ask about an order: read with SQL, told in the domain's words. */
import type { CalibratedSystem, ConditionFacts } from "@boresight/domain/task-condition";

/** As the database tells them. */
export interface StoredFacts extends Pick<
  ConditionFacts,
  "requiresPo" | "intakeMethod" | "rideHeightModified" | "rideHeightDecision"
> {
  /** What the latest estimate that still counts lists. */
  estimated: readonly (CalibratedSystem & { category: string })[];
  /** What the order was opened for, where the catalogue knows it. */
  requested: CalibratedSystem | null;
  hasBeenInQuality: boolean;
}

/** An expression over the order `o` that gives its `StoredFacts` as JSON. */
export const storedFacts = `json_build_object(
  'requiresPo', (select c.requires_po from app.customers c where c.id = o.customer_id),
  'intakeMethod', o.intake_method, 'rideHeightModified', o.ride_height_modified, 'rideHeightDecision', o.ride_height_decision,
  'estimated', coalesce((select json_agg(json_build_object('key', y.key, 'method', y.method, 'category', y.category))
    from app.line_item_types y where y.id in (select l.line_item_type_id from app.line_items l where l.estimate_id =
      (select e.id from app.estimates e where e.service_order_id = o.id and e.status not in ('void', 'superseded')
        order by e.revision desc limit 1))), '[]'),
  'requested', (select json_build_object('key', y.key, 'method', y.method) from app.line_item_types y where y.key = o.calibration_type),
  'hasBeenInQuality', exists (select from app.status_changes h join app.service_order_statuses s on s.id = h.to_status_id
    where h.service_order_id = o.id and s.key = 'quality'))`;

/**
 * What the estimate lists is what gets calibrated; without one, what was asked for. A calibration counts as passed once
 * the order has come to its final checks.
 */
export function conditionFacts({ estimated, requested, hasBeenInQuality, ...order }: StoredFacts): ConditionFacts {
  const calibrations = estimated.filter(({ category }) => category === "calibration");
  const systems = calibrations.length === 0 && requested ? [requested] : calibrations;
  return {
    ...order,
    systems,
    lineItemTypes: estimated.map(({ key }) => key),
    hasFailedAttempt: false,
    hasPassedCalibration: systems.length > 0 && hasBeenInQuality,
  };
}
