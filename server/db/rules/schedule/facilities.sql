-- Everyone signed in may read the addresses and opening hours of our facilities; admins manage them.
grant select, insert, update, delete on app.facilities to app_admin;
create policy admin_does_all on app.facilities to app_admin using (true) with check (true);

grant select on app.facilities to app_technician, app_customer, app_user;
create policy signed_in_reads on app.facilities for select to app_technician, app_customer, app_user using (true);

create or replace trigger stamp before insert or update on app.facilities for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.facilities for each row execute function app_private.audit();

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
