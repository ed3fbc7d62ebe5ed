-- Admins read what went out; only the server writes.
call app_private.reset_rules('app.messages');

grant select on app.messages to app_admin;
create policy admin_reads on app.messages for select to app_admin using (true);
