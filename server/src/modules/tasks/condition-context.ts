/** What the conditions of tasks ask about an order: read with SQL, in the domain's terms. */
import { isRequired, type CalibrationResult } from "@boresight/domain/calibrations/calibration-record";
import type { ConditionContext } from "@boresight/domain/tasks/task-condition";
import type { CalibratedSystem } from "@boresight/domain/calibrations/calibration-system";

/** As the database returns them. */
export interface StoredContext extends Pick<
  ConditionContext,
  "requiresPo" | "intakeMethod" | "rideHeightModified" | "rideHeightDecision"
> {
  /** The calibrations that the order lists. */
  listed: readonly (CalibratedSystem & { result: CalibrationResult })[];
  hasFailedAttempt: boolean;
  /** What the latest valid estimate lists. */
  estimated: readonly (CalibratedSystem & { category: string })[];
  /** What the order was created for, where the catalogue knows it. */
  requested: CalibratedSystem | null;
  hasBeenInQuality: boolean;
}

/** An expression over the order `o` that gives its `StoredContext` as JSON. */
export const storedContext = `json_build_object(
  'requiresPo', (select c.requires_po from app.customers c where c.id = o.customer_id),
  'intakeMethod', o.intake_method, 'rideHeightModified', o.ride_height_modified, 'rideHeightDecision', o.ride_height_decision,
  'listed', coalesce((select json_agg(json_build_object('key', y.key, 'method', k.method, 'result', k.result))
    from app.order_calibrations k join app.line_item_types y on y.id = k.line_item_type_id where k.service_order_id = o.id), '[]'),
  'hasFailedAttempt', exists (select from app.calibration_attempts a where a.service_order_id = o.id and a.result = 'failed'),
  'estimated', coalesce((select json_agg(json_build_object('key', y.key, 'method', y.method, 'category', y.category))
    from app.line_item_types y where y.id in (select l.line_item_type_id from app.line_items l where l.estimate_id =
      (select e.id from app.estimates e where e.service_order_id = o.id and e.status not in ('void', 'superseded')
        order by e.revision desc limit 1))), '[]'),
  'requested', (select json_build_object('key', y.key, 'method', y.method) from app.line_item_types y where y.key = o.calibration_type),
  'hasBeenInQuality', exists (select from app.status_changes h join app.service_order_statuses s on s.id = h.to_status_id
    where h.service_order_id = o.id and s.key = 'quality'))`;

/**
 * The calibrations are those of the order's list, else of the estimate, else the requested one. Where no results are
 * recorded, a calibration counts as passed once the order has reached its final checks.
 */
export function conditionContextOf(stored: StoredContext): ConditionContext {
  const { listed, estimated, requested, hasBeenInQuality, ...order } = stored;
  const calibrations = estimated.filter(({ category }) => category === "calibration");
  const without = calibrations.length === 0 && requested ? [requested] : calibrations;
  const systems = listed.length > 0 ? listed.filter(({ result }) => isRequired(result)) : without;
  return {
    ...order,
    systems,
    lineItemTypes: [...estimated, ...listed].map(({ key }) => key),
    hasPassedCalibration:
      listed.length > 0 ? listed.some(({ result }) => result === "passed") : systems.length > 0 && hasBeenInQuality,
  };
}
