-- Staff manage the task definitions; customers read customer tasks.
grant select, insert, update, delete on app.tasks to app_admin, app_technician;
create policy staff_keeps on app.tasks to app_admin, app_technician using (true) with check (true);

grant select (id, service_order_status_id, task_name, description, task_order, is_blocking, asks_customer, created_at, updated_at, version, archived_at)
  on app.tasks to app_customer, app_user;
create policy customer_reads_what_asks_them on app.tasks for select to app_customer, app_user
  using (asks_customer and archived_at is null);

create or replace trigger stamp before insert or update on app.tasks for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.tasks for each row execute function app_private.audit();
