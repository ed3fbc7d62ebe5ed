-- The workshop's own record of whether a vehicle is ready for calibration, written only by verbs.
grant select on app.readiness_checks to app_admin, app_technician;
create policy admin_reads on app.readiness_checks for select to app_admin using (true);
create policy technician_reads on app.readiness_checks for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

create or replace trigger take_customer before insert on app.readiness_checks
  for each row execute function app_private.take_customer_of_order();
create or replace trigger audit after insert or update or delete on app.readiness_checks
  for each row execute function app_private.audit();

-- A new finding is another record; an override belongs to the latest one.
create or replace function app_private.record_readiness() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (old.outcome, old.value, old.note, old.checked_at) = (new.outcome, new.value, new.note, new.checked_at) then
    update app.readiness_records set override_note = new.override_note
    where id = (select id from app.readiness_records where readiness_check_id = new.id order by version desc limit 1);
    return null;
  end if;
  insert into app.readiness_records (readiness_check_id, service_order_id, version, outcome, value, note, override_note, recorded_by, recorded_at)
  values (new.id, new.service_order_id, new.version, new.outcome, new.value, new.note, new.override_note, new.checked_by, new.checked_at);
  return null;
end
$$;
create or replace trigger record_readiness after insert or update on app.readiness_checks
  for each row execute function app_private.record_readiness();

comment on constraint readiness_checks_checked_by_fkey on app.readiness_checks is E'@fieldName checkedByUser';
comment on constraint readiness_checks_overridden_by_fkey on app.readiness_checks is E'@fieldName overriddenByUser';

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
