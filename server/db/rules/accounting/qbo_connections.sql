-- Admins see which company the shop's books are; only verbs change it.
grant select on app.qbo_connections to app_admin;
create policy admin_reads on app.qbo_connections for select to app_admin using (true);

create or replace trigger stamp before insert or update on app.qbo_connections for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.qbo_connections for each row execute function app_private.audit();
