-- Who is on the way to which appointment: staff who see the appointment. Only verbs write it.
grant select on app.trips to app_admin, app_technician;
create policy admin_reads on app.trips for select to app_admin using (true);
create policy technician_reads on app.trips for select to app_technician
  using (exists (select from app.appointments a where a.id = appointment_id));

create or replace trigger stamp before insert or update on app.trips for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.trips for each row execute function app_private.audit();

-- Triggers from other files: forget_position (schedule/trip_positions.sql); tell_change (shared/7-live-orders.sql).
