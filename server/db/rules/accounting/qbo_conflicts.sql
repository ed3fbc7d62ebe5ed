-- Admins see both sides, and decide by a verb.
grant select on app.qbo_conflicts to app_admin;
create policy admin_reads on app.qbo_conflicts for select to app_admin using (true);

create or replace trigger audit after insert or update or delete on app.qbo_conflicts for each row execute function app_private.audit();
