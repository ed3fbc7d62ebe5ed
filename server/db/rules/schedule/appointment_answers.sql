-- Staff read what customers answered from their calendars; only the server writes it down.
grant select on app.appointment_answers to app_admin, app_technician;
create policy admin_reads on app.appointment_answers for select to app_admin using (true);
create policy technician_reads on app.appointment_answers for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

create or replace trigger audit after insert or update or delete on app.appointment_answers
  for each row execute function app_private.audit();
comment on constraint appointment_answers_service_order_id_fkey on app.appointment_answers is E'@foreignFieldName appointmentAnswers';

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
