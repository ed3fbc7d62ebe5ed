-- Staff see the bays and vans; admins manage them. Customers see them only through the slots they are offered.
grant select, insert, update, delete on app.bays to app_admin;
create policy admin_does_all on app.bays to app_admin using (true) with check (true);

grant select on app.bays to app_technician;
create policy technician_reads on app.bays for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.bays for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.bays for each row execute function app_private.audit();

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
