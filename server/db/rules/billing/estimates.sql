-- Admins and the office manage all estimates, technicians those of their orders and may prepare drafts. Customers see their own once sent.
grant select, insert, update, delete on app.estimates to app_admin;
create policy admin_does_all on app.estimates to app_admin using (true) with check (true);

grant insert, update, delete on app.estimates to app_office;
create policy office_does_all on app.estimates to app_office using (true) with check (true);

grant select, insert (id, service_order_id, number, revision, notes, valid_until), update (notes, valid_until) on app.estimates to app_technician;
create policy technician_reads on app.estimates for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
create policy technician_adds_drafts on app.estimates for insert to app_technician
  with check (status = 'draft' and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
create policy technician_changes_drafts on app.estimates for update to app_technician
  using (status = 'draft' and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())))
  with check (status = 'draft');

call app_private.grant_all_but('select', 'app.estimates', '{reminders_sent, created_by, updated_by}', 'app_customer, app_user');
create policy customer_reads_own_once_sent on app.estimates for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id() and status <> 'draft');

create or replace trigger take_customer before insert or update on app.estimates
  for each row execute function app_private.take_customer_of_order();
create or replace trigger stamp before insert or update on app.estimates for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.estimates for each row execute function app_private.audit();

-- Lines, taxes, decisions and links belong to the customer of their document.
create or replace function app_private.move_lines_to_customer() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  estimate uuid := case tg_table_name when 'estimates' then new.id end;
  invoice uuid := case tg_table_name when 'invoices' then new.id end;
begin
  update app.line_items set customer_id = new.customer_id where estimate_id = estimate or invoice_id = invoice;
  update app.document_taxes set customer_id = new.customer_id where estimate_id = estimate or invoice_id = invoice;
  update app.billing_links set customer_id = new.customer_id where estimate_id = estimate or invoice_id = invoice;
  update app.estimate_decisions set customer_id = new.customer_id where estimate_id = estimate;
  update app.payment_allocations set customer_id = new.customer_id where invoice_id = invoice;
  return null;
end
$$;
create or replace trigger move_lines after update of customer_id on app.estimates
  for each row when (old.customer_id is distinct from new.customer_id) execute function app_private.move_lines_to_customer();

-- Triggers from other files: note_days (dashboards/noted_changes.sql); tell_change (shared/7-live-orders.sql).
