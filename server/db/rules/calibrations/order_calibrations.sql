-- The calibrations of an order: staff read those of the orders they see, customers their own. Only verbs change them.
grant select on app.order_calibrations to app_admin, app_technician;
create policy admin_reads on app.order_calibrations for select to app_admin using (true);
create policy technician_reads on app.order_calibrations for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

grant select (id, service_order_id, customer_id, line_item_type_id, method, trigger, result, sort_order, created_at, updated_at, version)
  on app.order_calibrations to app_customer, app_user;
create policy customer_reads_own on app.order_calibrations for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

create or replace trigger take_customer before insert on app.order_calibrations
  for each row execute function app_private.take_customer_of_order();
create or replace trigger stamp before insert or update on app.order_calibrations for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.order_calibrations
  for each row execute function app_private.audit();
comment on constraint order_calibrations_attempt_started_by_fkey on app.order_calibrations is E'@fieldName attemptStartedByUser\n@behavior -manyRelation:resource:connection -manyRelation:resource:list';

-- Triggers from other files: note_changed_days, note_days (dashboards/noted_changes.sql); tell_change
-- (shared/7-live-orders.sql).
