-- Everyone signed in reads the statuses; admins keep them. Keys never change.
call app_private.reset_rules('app.service_order_statuses');

grant select, insert, delete,
  update (status_name, sort_order, category, color, icon, customer_label, description, is_initial, is_terminal, is_hold, sla_minutes, is_active)
  on app.service_order_statuses to app_admin;
create policy admin_does_all on app.service_order_statuses to app_admin using (true) with check (true);

grant select on app.service_order_statuses to app_technician, app_customer, app_user;
create policy signed_in_reads on app.service_order_statuses for select to app_technician, app_customer, app_user using (true);

create or replace trigger stamp before insert or update on app.service_order_statuses for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.service_order_statuses for each row execute function app_private.audit();
