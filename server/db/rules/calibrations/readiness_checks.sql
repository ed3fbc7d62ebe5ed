-- The workshop's own record of whether a vehicle is ready for calibration, written only by verbs.
grant select on app.readiness_checks to app_admin, app_technician;
create policy admin_reads on app.readiness_checks for select to app_admin using (true);
create policy technician_reads on app.readiness_checks for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

create or replace trigger take_customer before insert on app.readiness_checks
  for each row execute function app_private.take_customer_of_order();
create or replace trigger audit after insert or update or delete on app.readiness_checks
  for each row execute function app_private.audit();
comment on constraint readiness_checks_checked_by_fkey on app.readiness_checks is E'@fieldName checkedByUser';
comment on constraint readiness_checks_overridden_by_fkey on app.readiness_checks is E'@fieldName overriddenByUser';
