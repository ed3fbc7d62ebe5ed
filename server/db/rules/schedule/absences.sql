-- When technicians are away: admins and the office manage it. Their colleagues see when, but not why.
grant select, insert, update, delete on app.absences to app_admin, app_office;
create policy admin_does_all on app.absences to app_admin, app_office using (true) with check (true);

grant select (id, user_id, starts_at, ends_at, created_at, updated_at, version) on app.absences to app_technician;
create policy technician_reads on app.absences for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.absences for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.absences for each row execute function app_private.audit();

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
