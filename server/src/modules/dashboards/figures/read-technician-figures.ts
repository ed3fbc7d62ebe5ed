import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

const days = 90;
const mostTasks = 30;
const dueWithinDays = 30;

/** What the caller asked of colleagues waits for these, and is no task of the caller. */
const recordedNoAttempt = `not exists (select from app.calibration_attempts a where a.service_order_id = o.id and a.performed_by = $1)`;

/** What a technician sees of their own work. */
export interface TechnicianFigures {
  /** Of the last 90 days and the 90 before: calibrations that they brought to a result, and those that passed at once. */
  calibrations: number;
  passedFirst: number;
  calibrationsBefore: number;
  passedFirstBefore: number;
  /** What colleagues ask them to check, the longest asked first; then open tasks of their orders in the status that these are in. */
  taskIds: readonly string[];
  /** What expires soon or has expired at their facilities. */
  equipmentIds: readonly string[];
}

/** Returns the caller's own figures. Throws `permission-error` for whoever is no technician. */
export async function readTechnicianFigures(_: unknown, { caller }: Transaction): Promise<TechnicianFigures> {
  if (caller.role !== "technician") throw fail("permission-error");
  return caller.one<TechnicianFigures>({
    text: `with final as (select a.created_at >= now() - make_interval(days => ${days}) as recent, a.result = 'passed' and a.number = 1 as is_first
        from app.calibration_attempts a where a.performed_by = $1 and a.created_at >= now() - make_interval(days => ${2 * days})
          and not exists (select from app.calibration_attempts b where b.order_calibration_id = a.order_calibration_id and b.number > a.number)),
      task as (select t.id, o.status_due_at, t.task_order from app.service_orders o
        join app.order_tasks t on t.service_order_id = o.id and t.service_order_status_id = o.status_id and t.state = 'open'
        where o.assigned_technician_id = $1 and o.released_at is null and (t.check_asked_at is null or ${recordedNoAttempt})
        order by o.status_due_at nulls last, o.id, t.task_order limit ${mostTasks}),
      asked as (select t.id, t.check_asked_at from app.order_tasks t
        join app.service_orders o on o.id = t.service_order_id and o.status_id = t.service_order_status_id
        where t.check_asked_at is not null and t.state = 'open' and ${recordedNoAttempt}
        order by t.check_asked_at, t.id limit ${mostTasks}),
      due as (select e.id from app.equipment e, (select app_private.own_facility_ids() as ids) own
        where e.is_active and e.expires_on <= (now() at time zone app_private.shop_zone())::date + ${dueWithinDays}
          and (own.ids is null or e.facility_id = any (own.ids)) order by e.expires_on, e.name limit 20)
      select count(*) filter (where recent)::integer as calibrations, count(*) filter (where recent and is_first)::integer as passed_first,
        count(*) filter (where not recent)::integer as calibrations_before,
        count(*) filter (where not recent and is_first)::integer as passed_first_before,
        array(select id from asked order by check_asked_at, id) || array(select id from task where id not in (select id from asked)) as task_ids, array(select id from due) as equipment_ids
      from final`,
    values: [caller.userId],
  });
}
