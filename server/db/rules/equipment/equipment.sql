-- Tools and targets: admins manage them, technicians see and use them.
grant select, insert, update, delete on app.equipment to app_admin;
create policy admin_does_all on app.equipment to app_admin using (true) with check (true);

grant select on app.equipment to app_technician;
create policy technician_reads on app.equipment for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.equipment for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.equipment for each row execute function app_private.audit();

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
