-- Admins see what is there, and decide by verbs what becomes of it.
grant select on app.qbo_records to app_admin;
create policy admin_reads on app.qbo_records for select to app_admin using (true);
