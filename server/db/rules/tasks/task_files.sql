-- Staff manage the files that a task requires; customers read the slots of customer tasks.
grant select, insert, update, delete on app.task_files to app_admin, app_technician;
create policy staff_keeps on app.task_files to app_admin, app_technician using (true) with check (true);

grant select (id, task_id, title, description, document_kind, required, allowed_file_types, allow_multiple, min_count, max_size_mb, sort_order,
    created_at, updated_at, version)
  on app.task_files to app_customer, app_user;
create policy customer_reads_what_asks_them on app.task_files for select to app_customer, app_user
  using (customer_visible and exists (select from app.tasks t where t.id = task_id and t.asks_customer and t.archived_at is null));

create or replace trigger stamp before insert or update on app.task_files for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.task_files for each row execute function app_private.audit();
comment on constraint task_files_task_id_fkey on app.task_files is E'@foreignFieldName files';
