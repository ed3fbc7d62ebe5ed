-- What technicians' hours said before, never edited. Read by whoever sees the hours.
revoke update, delete on app.work_corrections from app_system;

grant select on app.work_corrections to app_admin, app_technician, app_office;
create policy admin_reads on app.work_corrections for select to app_admin, app_office using (true);
create policy technician_reads_own on app.work_corrections for select to app_technician
  using (exists (select from app.work_entries e where e.id = work_entry_id));
