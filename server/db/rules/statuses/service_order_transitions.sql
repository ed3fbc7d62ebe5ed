-- The allowed status changes are data: everyone signed in reads them, admins manage them.
grant select, insert, update, delete on app.service_order_transitions to app_admin;
create policy admin_does_all on app.service_order_transitions to app_admin using (true) with check (true);

grant select on app.service_order_transitions to app_technician, app_customer, app_user;
create policy signed_in_reads on app.service_order_transitions for select to app_technician, app_customer, app_user using (true);

create or replace trigger audit after insert or update or delete on app.service_order_transitions
  for each row execute function app_private.audit();
