-- Staff see which cars the shop lends; admins manage them.
grant select, insert, update, delete on app.loaner_cars to app_admin;
create policy admin_does_all on app.loaner_cars to app_admin using (true) with check (true);

grant select on app.loaner_cars to app_technician;
create policy technician_reads on app.loaner_cars for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.loaner_cars for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.loaner_cars for each row execute function app_private.audit();
