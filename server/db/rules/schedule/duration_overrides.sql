-- The lengths that the office planned instead of the computed ones: staff see those of the appointments they see. Only
-- verbs write them.
grant select on app.duration_overrides to app_admin, app_technician;
create policy admin_reads on app.duration_overrides for select to app_admin using (true);
create policy technician_reads on app.duration_overrides for select to app_technician
  using (exists (select from app.appointments a where a.id = appointment_id));

create or replace trigger stamp before insert or update on app.duration_overrides
  for each row execute function app_private.stamp();
