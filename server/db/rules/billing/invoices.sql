-- Only admins manage invoices. Technicians see that there is one. Customers see their own once issued.
grant select, insert, update, delete on app.invoices to app_admin;
create policy admin_does_all on app.invoices to app_admin using (true) with check (true);

grant select (id, service_order_id, customer_id, number, status, created_at, updated_at, version) on app.invoices to app_technician;
create policy technician_reads on app.invoices for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

call app_private.grant_all_but('select', 'app.invoices', '{qbo, override_note, reminders_sent, created_by, updated_by}', 'app_customer, app_user');
create policy customer_reads_own_once_issued on app.invoices for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id() and status <> 'draft');

create or replace trigger take_customer before insert or update on app.invoices
  for each row execute function app_private.take_customer_of_order();
create or replace trigger stamp before insert or update on app.invoices for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.invoices for each row execute function app_private.audit();
create or replace trigger move_lines after update of customer_id on app.invoices
  for each row when (old.customer_id is distinct from new.customer_id) execute function app_private.move_lines_to_customer();
