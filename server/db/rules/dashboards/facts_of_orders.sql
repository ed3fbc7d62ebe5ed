-- What the dashboards count an order as. Past the caller's rights, because an order counts the same for whoever sees it: its facts may
-- lie in orders and files that they do not see.

-- Whether every file that its tasks always ask for is there; tasks that were left out ask for none.
create or replace function app_private.has_documents(of_order uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not exists (
    select from app.order_task_files f join app.order_tasks t on t.id = f.order_task_id
    where f.service_order_id = of_order and f.required and f.applies_when is null and t.applies_when is null
      and t.state in ('open', 'done') and greatest(1, f.min_count) > (
        select count(*) from app.files there where there.order_task_file_id = f.id and there.version_of is null and there.is_uploaded))
$$;

-- `notReady`: held within two hours of its check-in; `held`: ever; else `smooth`.
create or replace function app_private.hold_of_arrival(of_order uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case when bool_or(h.changed_at between o.checked_in_at and o.checked_in_at + interval '2 hours') then 'notReady'
      when count(h.id) > 0 then 'held' else 'smooth' end
  from app.service_orders o left join (app.status_changes h join app.service_order_statuses s on s.id = h.to_status_id and s.is_hold)
    on h.service_order_id = o.id
  where o.id = of_order
$$;

-- The system that a type of calibration belongs to, as `systemOf` says it: some types differ only in method.
create or replace function app_private.calibrated_system(type_key text) returns text
  language sql immutable as $$
  select case when type_key like 'CAL-FCAM-%' then 'CAL-FCAM' when type_key like 'ALN-%' then 'ALN' else type_key end
$$;

-- Work was begun again within 30 days of the release, or the vehicle came again within 30 days for a system that was calibrated then.
create or replace function app_private.is_comeback(of_order uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
      select from app.status_changes h join app.service_order_statuses f on f.id = h.from_status_id
        join app.service_order_statuses t on t.id = h.to_status_id
      where h.service_order_id = o.id and h.changed_at > o.released_at and h.changed_at <= o.released_at + interval '30 days'
        and f.category in ('done', 'billing', 'closed') and t.category not in ('done', 'billing', 'closed'))
    or exists (
      select from app.vehicles v join app.vehicles same on same.vin_number = v.vin_number
        join app.service_orders e on e.vehicle_id = same.id and e.id <> o.id
      where v.id = o.vehicle_id and e.released_at < o.checked_in_at and e.released_at >= o.checked_in_at - interval '30 days'
        and exists (
          select from app.order_calibrations k join app.line_item_types y on y.id = k.line_item_type_id
            join app.order_calibrations b on b.service_order_id = e.id join app.line_item_types z on z.id = b.line_item_type_id
          where k.service_order_id = o.id and app_private.calibrated_system(y.key) = app_private.calibrated_system(z.key)))
  from app.service_orders o where o.id = of_order
$$;

-- How long a step took that ends with this change, the first of its kind: from the request to the approval, from the approval to the
-- appointment, from the release to the invoice. Null for any other change.
create or replace function app_private.hours_of_step(of_change uuid) returns float8
  language sql stable security definer set search_path = '' as $$
  select extract(epoch from h.changed_at - case s.key
      when 'approved' then o.created_at
      when 'invoiced' then o.released_at
      when 'scheduled' then (
        select max(b.changed_at) from app.status_changes b join app.service_order_statuses t on t.id = b.to_status_id and t.key = 'approved'
        where b.service_order_id = h.service_order_id and b.changed_at <= h.changed_at) end)::float8 / 3600
  from app.status_changes h join app.service_order_statuses s on s.id = h.to_status_id join app.service_orders o on o.id = h.service_order_id
  where h.id = of_change and not exists (
    select from app.status_changes b where b.service_order_id = h.service_order_id and b.to_status_id = h.to_status_id
      and (b.changed_at, b.id) < (h.changed_at, h.id))
$$;

create or replace function app_private.count_calibrations(of_order uuid) returns bigint
  language sql stable security definer set search_path = '' as $$
  select count(*) from app.order_calibrations where service_order_id = of_order and result <> 'notRequired'
$$;
grant execute on function app_private.has_documents(uuid), app_private.hold_of_arrival(uuid), app_private.is_comeback(uuid),
  app_private.hours_of_step(uuid), app_private.count_calibrations(uuid) to app_admin, app_technician, app_system;
