-- Admins see what waits, what failed and why; verbs send it again.
grant select on app.qbo_jobs to app_admin;
create policy admin_reads on app.qbo_jobs for select to app_admin using (true);
