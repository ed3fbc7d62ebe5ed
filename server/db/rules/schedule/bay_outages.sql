-- When bays are out of order: staff see it, admins and the office manage it.
grant select, insert, update, delete on app.bay_outages to app_admin, app_office;
create policy admin_does_all on app.bay_outages to app_admin, app_office using (true) with check (true);

grant select on app.bay_outages to app_technician;
create policy technician_reads on app.bay_outages for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.bay_outages for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.bay_outages for each row execute function app_private.audit();

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
