-- What became of an order's appointment, never edited. Staff read it with who and why; customers read their own without
-- who, and nothing of who does the work.
revoke update, delete on app.appointment_changes from app_system;

grant select on app.appointment_changes to app_admin, app_technician;
create policy admin_reads on app.appointment_changes for select to app_admin using (true);
create policy technician_reads on app.appointment_changes for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

grant select (id, service_order_id, kind, starts_at, facility_id, reason, changed_at)
  on app.appointment_changes to app_customer, app_user;
create policy customer_reads_own on app.appointment_changes for select to app_customer, app_user
  using (kind <> 'reassigned' and exists (select from app.service_orders o
    where o.id = service_order_id and o.customer_id = app_private.current_customer_id()));

-- Whatever changes an appointment, the change is in the timeline: this is the only place that writes there. That a vehicle
-- has arrived or left is said by the order's status.
create or replace function app_private.record_appointment_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  change text;
  is_new boolean := tg_op = 'INSERT';
begin
  if not is_new then is_new := old.status = 'held'; end if;
  change := case
    when is_new then case new.status when 'requested' then 'requested' when 'confirmed' then 'booked' end
    when new.status <> old.status then case
      when new.status = 'cancelled' or new.status = 'noShow' then new.status
      when old.status = 'cancelled' or old.status = 'noShow' then 'restored'
      when new.status = 'confirmed' and old.status = 'requested' then 'confirmed' end
    when (new.starts_at, new.ends_at, new.facility_id, new.kind, new.address_id)
      is distinct from (old.starts_at, old.ends_at, old.facility_id, old.kind, old.address_id) then 'moved'
    when (new.bay_id, new.technician_id) is distinct from (old.bay_id, old.technician_id) then 'reassigned' end;
  if change is null or new.service_order_id is null then return null; end if;
  insert into app.appointment_changes
    (service_order_id, appointment_id, kind, starts_at, facility_id, technician_id, reason, changed_by)
  values (new.service_order_id, new.id, change, new.starts_at, new.facility_id, new.technician_id,
    case when change = 'cancelled' then new.cancellation_reason else '' end, app_private.current_user_id());
  return null;
end
$$;
create or replace trigger record_change after insert or update on app.appointments
  for each row execute function app_private.record_appointment_change();
comment on constraint appointment_changes_service_order_id_fkey on app.appointment_changes is E'@foreignFieldName appointmentChanges';
