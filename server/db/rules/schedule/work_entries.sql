-- Technicians' hours: technicians see their own, the office and admins all. Only verbs write them.
grant select on app.work_entries to app_admin, app_technician, app_office;
create policy admin_reads on app.work_entries for select to app_admin, app_office using (true);
create policy technician_reads_own on app.work_entries for select to app_technician
  using (user_id = (select app_private.current_user_id()));

create or replace trigger stamp before insert or update on app.work_entries for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.work_entries
  for each row execute function app_private.audit();

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
