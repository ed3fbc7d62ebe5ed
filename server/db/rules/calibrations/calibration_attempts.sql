-- Every attempt at a calibration, failed ones included; never edited. Customers see the result, not who tried with which
-- tool.
revoke update, delete on app.calibration_attempts from app_system;

grant select on app.calibration_attempts to app_admin, app_technician;
create policy admin_reads on app.calibration_attempts for select to app_admin using (true);
create policy technician_reads on app.calibration_attempts for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

grant select (id, order_calibration_id, service_order_id, customer_id, number, result, started_at, ended_at, created_at)
  on app.calibration_attempts to app_customer, app_user;
create policy customer_reads_own on app.calibration_attempts for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

create or replace trigger take_customer before insert on app.calibration_attempts
  for each row execute function app_private.take_customer_of_order();
create or replace trigger audit after insert on app.calibration_attempts for each row execute function app_private.audit();
comment on constraint calibration_attempts_order_calibration_id_fkey on app.calibration_attempts is E'@foreignFieldName attempts';
comment on constraint calibration_attempts_performed_by_fkey on app.calibration_attempts is E'@fieldName performedByUser';
comment on constraint calibration_attempts_tool_id_fkey on app.calibration_attempts is E'@fieldName usedTool\n@behavior -manyRelation:resource:connection -manyRelation:resource:list';
comment on constraint calibration_attempts_target_id_fkey on app.calibration_attempts is E'@fieldName usedTarget\n@behavior -manyRelation:resource:connection -manyRelation:resource:list';

-- Triggers from other files: note_days (dashboards/noted_changes.sql); tell_change (shared/7-live-orders.sql).
