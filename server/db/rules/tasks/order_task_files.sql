-- The files that an order's tasks require: read like the tasks they belong to, changed by nobody.
grant select on app.order_task_files to app_admin, app_technician;
create policy admin_reads on app.order_task_files for select to app_admin using (true);
create policy technician_reads on app.order_task_files for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

grant select (id, order_task_id, service_order_id, customer_id, task_file_id, title, description, document_kind, required, allowed_file_types,
    allow_multiple, min_count, max_size_mb, sort_order, created_at)
  on app.order_task_files to app_customer, app_user;
create policy customer_reads_what_asks_them on app.order_task_files for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id() and customer_visible and exists
    (select from app.order_tasks t where t.id = order_task_id and t.asks_customer and t.customer_id = app_private.current_customer_id()));

create or replace trigger take_customer before insert on app.order_task_files
  for each row execute function app_private.take_customer_of_order();
comment on constraint order_task_files_order_task_id_fkey on app.order_task_files is E'@foreignFieldName files';

-- Triggers from other files: note_day (dashboards/noted_changes.sql).
