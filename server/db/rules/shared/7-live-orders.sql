-- Notifies the server's one listening connection which order has changed, and whom it concerns: live screens need no query
-- to know that it is not theirs. The changes of one transaction to one order are one notification. Without an order
-- something else of the schedule has changed; customers or facilities that are null stand for all of them.
create or replace function app_private.notify_change(id uuid, status_id uuid, customers uuid[], facilities uuid[]) returns void
  language sql set search_path = '' as $$
  select pg_notify('live:order_changes', jsonb_build_object(
    'id', id, 'statusId', status_id, 'changedAt', now(), 'customerIds', customers, 'facilityIds', facilities)::text)
$$;

create or replace function app_private.tell_order_change(changed app.service_orders, was app.service_orders default null) returns void
  language sql set search_path = '' as $$
  select app_private.notify_change(changed.id, changed.status_id,
    array_remove(array[changed.customer_id, nullif(was.customer_id, changed.customer_id)], null),
    array_remove(array[changed.facility_id, nullif(was.facility_id, changed.facility_id)], null))
$$;

create or replace function app_private.tell_own_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then perform app_private.tell_order_change(old);
  elsif tg_op = 'UPDATE' then perform app_private.tell_order_change(new, old);
  else perform app_private.tell_order_change(new);
  end if;
  return null;
end
$$;

create or replace function app_private.tell_change_of_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed app.service_orders;
begin
  select * into changed from app.service_orders
  where id = case tg_op when 'DELETE' then old.service_order_id else new.service_order_id end;
  if found then perform app_private.tell_order_change(changed); end if;
  return null;
end
$$;

create or replace trigger tell_change after insert or update or delete on app.service_orders
  for each row execute function app_private.tell_own_change();

-- Rows shown on an order's page.
do $$
declare
  child text;
begin
  foreach child in array array['order_tasks', 'order_calibrations', 'calibration_attempts', 'readiness_checks', 'scan_reports',
      'order_messages', 'files', 'estimates', 'invoices', 'admin_notifications', 'messages', 'documents', 'document_links', 'acknowledgements',
      'suggestion_dismissals', 'work_entries', 'trips', 'appointment_answers'] loop
    execute format('create or replace trigger tell_change after insert or update or delete on app.%I
      for each row execute function app_private.tell_change_of_order()', child);
  end loop;
end
$$;

-- An appointment may stand at another facility than its order, whose technicians then hear that something has changed,
-- not of which order. A hold has none.
create or replace function app_private.tell_appointment_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed app.appointments := case tg_op when 'DELETE' then old else new end;
  was app.appointments := case tg_op when 'INSERT' then new else old end;
  of_order app.service_orders;
  elsewhere uuid[];
begin
  select * into of_order from app.service_orders where id = changed.service_order_id;
  if found then perform app_private.tell_order_change(of_order); end if;
  select array_agg(distinct facility) into elsewhere from unnest(array[changed.facility_id, was.facility_id]) facility
  where facility is distinct from of_order.facility_id;
  if of_order.id is null then
    perform app_private.notify_change(null, null, array_remove(array[changed.customer_id], null), coalesce(elsewhere, '{}'));
  elsif elsewhere is not null then
    perform app_private.notify_change(null, null, '{}', elsewhere);
  end if;
  return null;
end
$$;
create or replace trigger tell_change after insert or update or delete on app.appointments
  for each row execute function app_private.tell_appointment_change();

-- Everyone reads facilities with their hours and closures; of bays and equipment, and of when they or technicians are not there,
-- only the staff hears.
create or replace function app_private.tell_facility_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.notify_change(null, null, case when tg_table_name <> 'facilities' then '{}'::uuid[] end, null);
  return null;
end
$$;
create or replace trigger tell_change after insert or update or delete on app.facilities
  for each row execute function app_private.tell_facility_change();
do $$
declare
  of_staff text;
begin
  foreach of_staff in array array['bays', 'bay_outages', 'equipment', 'absences', 'shifts'] loop
    execute format('create or replace trigger tell_change after insert or update or delete on app.%I
      for each row execute function app_private.tell_facility_change()', of_staff);
  end loop;
end
$$;

-- When somebody is expected is shown on the order's page and in the schedule.
create or replace function app_private.tell_late_arrival() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.tell_order_change(o) from app.service_orders o
    join app.appointments a on a.service_order_id = o.id where a.id = case tg_op when 'DELETE' then old.appointment_id else new.appointment_id end;
  return null;
end
$$;
create or replace trigger tell_change after insert or update or delete on app_private.late_arrivals
  for each row execute function app_private.tell_late_arrival();
create or replace trigger tell_change after insert on app_private.seen_stops
  for each row execute function app_private.tell_late_arrival();
