-- What was found each time that a readiness check was recorded, written by the trigger on the checks alone.
grant select on app.readiness_records to app_admin, app_technician;
create policy admin_reads on app.readiness_records for select to app_admin using (true);
create policy technician_reads on app.readiness_records for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

comment on constraint readiness_records_readiness_check_id_fkey on app.readiness_records is E'@foreignFieldName records';
comment on constraint readiness_records_recorded_by_fkey on app.readiness_records is E'@fieldName recordedByUser';
