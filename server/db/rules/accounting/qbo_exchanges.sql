-- Admins see the log.
grant select on app.qbo_exchanges to app_admin;
create policy admin_reads on app.qbo_exchanges for select to app_admin using (true);
