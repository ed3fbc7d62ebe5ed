-- Notifies the server's one listening connection which order has changed, and its customer: live screens need no query
-- to know that it is not theirs. The changes of one transaction to one order are one notification.
create or replace function app_private.tell_order_change(changed app.service_orders, was app.service_orders default null) returns void
  language sql set search_path = '' as $$
  select pg_notify('live:order_changes', jsonb_build_object(
    'id', changed.id, 'statusId', changed.status_id, 'changedAt', now(),
    'customerIds', array_remove(array[changed.customer_id, nullif(was.customer_id, changed.customer_id)], null),
    'facilityIds', array_remove(array[changed.facility_id, nullif(was.facility_id, changed.facility_id)], null))::text)
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
  foreach child in array array['appointments', 'order_tasks', 'order_calibrations', 'calibration_attempts', 'readiness_checks',
      'order_messages', 'files', 'estimates', 'invoices'] loop
    execute format('create or replace trigger tell_change after insert or update or delete on app.%I
      for each row execute function app_private.tell_change_of_order()', child);
  end loop;
end
$$;
