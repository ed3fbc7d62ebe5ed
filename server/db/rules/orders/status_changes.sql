-- The history of an order's statuses, never edited. Staff read it with who and why; customers read their own without.
revoke update, delete on app.status_changes from app_system;

grant select on app.status_changes to app_admin, app_technician;
create policy admin_reads on app.status_changes for select to app_admin using (true);
create policy technician_reads on app.status_changes for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

grant select (id, service_order_id, customer_id, from_status_id, to_status_id, changed_at, seconds_spent, working_seconds_spent)
  on app.status_changes to app_customer, app_user;
create policy customer_reads_own on app.status_changes for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

create or replace trigger take_customer before insert on app.status_changes
  for each row execute function app_private.take_customer_of_order();
comment on constraint status_changes_service_order_id_fkey on app.status_changes is E'@foreignFieldName statusHistory';

-- Triggers from other files: note_days (dashboards/noted_changes.sql).
