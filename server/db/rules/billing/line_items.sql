-- Lines are visible with their document: estimates once sent, invoices once issued, to technicians estimates only.
grant select, insert, update, delete on app.line_items to app_admin;
create policy admin_does_all on app.line_items to app_admin using (true) with check (true);

grant select, insert (id, estimate_id), delete on app.line_items to app_technician;
call app_private.grant_columns('insert, update', 'app.line_items',
  '{line_item_type_id, description, quantity, unit_price, total_price, taxable, sort_order}', 'app_technician');
create policy technician_reads_estimates on app.line_items for select to app_technician
  using (exists (select from app.estimates e where e.id = estimate_id));
create policy technician_adds_to_drafts on app.line_items for insert to app_technician
  with check (exists (select from app.estimates e where e.id = estimate_id and e.status = 'draft'));
create policy technician_changes_drafts on app.line_items for update to app_technician
  using (exists (select from app.estimates e where e.id = estimate_id and e.status = 'draft'))
  with check (exists (select from app.estimates e where e.id = estimate_id and e.status = 'draft'));
create policy technician_deletes_from_drafts on app.line_items for delete to app_technician
  using (exists (select from app.estimates e where e.id = estimate_id and e.status = 'draft'));

grant select (id, estimate_id, invoice_id, customer_id, line_item_type_id, description, quantity, unit_price, total_price, taxable, sort_order,
    created_at, updated_at, version)
  on app.line_items to app_customer, app_user;
create policy customer_reads_own on app.line_items for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id()
    and (exists (select from app.estimates e where e.id = estimate_id
        and e.customer_id = app_private.current_customer_id() and e.status <> 'draft')
      or exists (select from app.invoices i where i.id = invoice_id
        and i.customer_id = app_private.current_customer_id() and i.status <> 'draft')));

create or replace function app_private.take_customer_of_document() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select coalesce(
    (select customer_id from app.estimates where id = new.estimate_id),
    (select customer_id from app.invoices where id = new.invoice_id)) into strict new.customer_id;
  return new;
end
$$;
create or replace trigger take_customer before insert or update on app.line_items
  for each row execute function app_private.take_customer_of_document();
create or replace trigger stamp before insert or update on app.line_items for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.line_items for each row execute function app_private.audit();
