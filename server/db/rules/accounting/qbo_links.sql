-- Admins see which record there is which of ours.
grant select on app.qbo_links to app_admin;
create policy admin_reads on app.qbo_links for select to app_admin using (true);

create or replace trigger audit after insert or delete on app.qbo_links for each row execute function app_private.audit();
