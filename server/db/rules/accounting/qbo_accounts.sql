-- Admins choose among them.
grant select on app.qbo_accounts to app_admin;
create policy admin_reads on app.qbo_accounts for select to app_admin using (true);
