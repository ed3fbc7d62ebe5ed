-- Admins read; nobody edits, not even the system.
call app_private.reset_rules('app.audit_entries');
revoke update, delete on app.audit_entries from app_system;

grant select on app.audit_entries to app_admin;
create policy admin_reads on app.audit_entries for select to app_admin using (true);
