-- Admins see all estimates, technicians those of their orders and may prepare drafts. Customers see their own once sent.
grant select, insert, update, delete on app.estimates to app_admin;
create policy admin_does_all on app.estimates to app_admin using (true) with check (true);

grant select, insert (id, service_order_id, number, revision, notes, valid_until), update (notes, valid_until) on app.estimates to app_technician;
create policy technician_reads on app.estimates for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
create policy technician_adds_drafts on app.estimates for insert to app_technician
  with check (status = 'draft' and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
create policy technician_changes_drafts on app.estimates for update to app_technician
  using (status = 'draft' and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())))
  with check (status = 'draft');

grant select (id, service_order_id, customer_id, number, revision, status, notes, po_number, bill_to, subtotal_cents, tax_cents, total_cents,
    issue_date, valid_until, sent_at, viewed_at, decided_at, decided_by, created_at, updated_at, version)
  on app.estimates to app_customer, app_user;
create policy customer_reads_own_once_sent on app.estimates for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id() and status <> 'draft');

create or replace trigger take_customer before insert or update on app.estimates
  for each row execute function app_private.take_customer_of_order();
create or replace trigger stamp before insert or update on app.estimates for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.estimates for each row execute function app_private.audit();

-- Lines belong to the customer of their document.
create or replace function app_private.move_lines_to_customer() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update app.line_items set customer_id = new.customer_id
  where (tg_table_name = 'estimates' and estimate_id = new.id) or (tg_table_name = 'invoices' and invoice_id = new.id);
  return null;
end
$$;
create or replace trigger move_lines after update of customer_id on app.estimates
  for each row when (old.customer_id is distinct from new.customer_id) execute function app_private.move_lines_to_customer();
