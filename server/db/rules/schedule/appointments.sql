-- Staff see the schedule, technicians that of their facilities; customers their own appointments without bay and
-- technician. Only verbs change it.
grant select on app.appointments to app_admin, app_technician;
create policy admin_reads on app.appointments for select to app_admin using (true);
create policy technician_reads on app.appointments for select to app_technician
  using (app_private.at_own_facility(facility_id, (select app_private.own_facility_ids())));

grant select (id, service_order_id, customer_id, vehicle_id, facility_id, kind, starts_at, ends_at, status, held_until, customer_note,
    address_id, created_at, updated_at, version)
  on app.appointments to app_customer, app_user;
create policy customer_reads_own on app.appointments for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

-- An appointment has its order's vehicle and customer.
create or replace function app_private.take_vehicle_of_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.service_order_id is not null then
    select customer_id, vehicle_id into strict new.customer_id, new.vehicle_id from app.service_orders where id = new.service_order_id;
  end if;
  return new;
end
$$;
create or replace trigger take_vehicle before insert or update of service_order_id on app.appointments
  for each row execute function app_private.take_vehicle_of_order();

-- The live appointment follows its order's status: it has arrived, is over, or is cancelled with its order, for the
-- reason given there. Any other status leaves it as it is: only a person ends it. This is the only place that does so.
create or replace function app_private.take_appointment_along() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  reached record;
begin
  update app.appointments set customer_id = new.customer_id, vehicle_id = new.vehicle_id
    where service_order_id = new.id and (customer_id, vehicle_id) is distinct from (new.customer_id, new.vehicle_id);
  if new.status_id is distinct from old.status_id then
    select key, category, status_name into strict reached from app.service_order_statuses where id = new.status_id;
    update app.appointments set held_until = null,
      cancellation_reason = case when reached.key <> 'checkedIn' and status <> 'arrived'
          and (reached.key = 'cancelled' or status <> 'confirmed' or starts_at > now())
        then coalesce(nullif(new.cancellation_reason, ''), reached.status_name) else cancellation_reason end,
      status = case
        when reached.key = 'checkedIn' then 'arrived'
        when reached.key = 'cancelled' or status in ('held', 'requested') or status = 'confirmed' and starts_at > now()
          then 'cancelled'
        else 'completed' end
      where service_order_id = new.id and (
        reached.key = 'cancelled' and status in ('held', 'requested', 'confirmed')
        or reached.key = 'checkedIn' and status = 'confirmed'
        or reached.key <> 'cancelled' and reached.category in ('done', 'billing', 'closed')
          and status in ('held', 'requested', 'confirmed', 'arrived'));
  end if;
  return null;
end
$$;
create or replace trigger take_appointment_along after update of status_id, customer_id, vehicle_id on app.service_orders
  for each row execute function app_private.take_appointment_along();

-- When somebody who drives to a confirmed appointment is expected: by their drive, else by the day of their van; null where
-- nobody says that they come at another time than agreed.
create or replace function app_private.expected_arrival(of_appointment uuid) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select coalesce((select t.expected_at from app.trips t
      where t.appointment_id = a.id and t.started_at is not null and t.arrived_at is null and t.ended_at is null),
    (select l.expected_at from app_private.late_arrivals l where l.appointment_id = a.id and (l.starts_at, l.bay_id) = (a.starts_at, a.bay_id)))
  from app.appointments a where a.id = of_appointment and a.status = 'confirmed'
    and not exists (select from app.trips t where t.appointment_id = a.id and t.arrived_at is not null)
    and not exists (select from app_private.seen_stops s where s.appointment_id = a.id)
$$;
grant execute on function app_private.expected_arrival(uuid) to app_admin, app_technician, app_customer, app_user, app_system;

create or replace trigger stamp before insert or update on app.appointments for each row execute function app_private.stamp();
create or replace trigger audit after insert or update on app.appointments
  for each row when (new.status <> 'held') execute function app_private.audit();

-- Triggers from other files: note_day (dashboards/noted_changes.sql); record_change (schedule/appointment_changes.sql);
-- follow_time (schedule/appointment_equipment.sql); forget_positions (schedule/trip_positions.sql);
-- tell_change (shared/7-live-orders.sql).
