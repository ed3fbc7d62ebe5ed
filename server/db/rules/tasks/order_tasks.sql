-- An order's own tasks: staff read those of the orders they see, customers those assigned to them. Only verbs change
-- them.
grant select on app.order_tasks to app_admin, app_technician;
create policy admin_reads on app.order_tasks for select to app_admin using (true);
create policy technician_reads on app.order_tasks for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

grant select (id, service_order_id, customer_id, task_id, service_order_status_id, task_name, description, task_order, is_blocking,
    asks_customer, completes_with, state, decided_at, created_at, updated_at, version)
  on app.order_tasks to app_customer, app_user;
create policy customer_reads_what_asks_them on app.order_tasks for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id() and asks_customer);

create or replace trigger take_customer before insert on app.order_tasks
  for each row execute function app_private.take_customer_of_order();
create or replace trigger stamp before insert or update on app.order_tasks for each row execute function app_private.stamp();
create or replace trigger audit after update or delete on app.order_tasks for each row execute function app_private.audit();
comment on constraint order_tasks_decided_by_fkey on app.order_tasks is E'@fieldName decidedByUser';
comment on constraint order_tasks_check_asked_by_fkey on app.order_tasks is E'@fieldName checkAskedByUser';

-- Triggers from other files: note_day (dashboards/noted_changes.sql); tell_change (shared/7-live-orders.sql).
