-- Lines are visible with their document: estimates once sent, invoices once issued, to technicians estimates only.
grant select, insert, update, delete on app.line_items to app_admin;
create policy admin_does_all on app.line_items to app_admin using (true) with check (true);

-- What one costs us is not for the office either.
grant insert (invoice_id, is_accepted), update (is_accepted) on app.line_items to app_office;
create policy office_does_all on app.line_items to app_office using (true) with check (true);

grant insert (id, estimate_id), delete on app.line_items to app_technician;
call app_private.grant_all_but('select', 'app.line_items', '{purchase_cost}', 'app_technician');
call app_private.grant_columns('insert, update', 'app.line_items',
  '{line_item_type_id, description, quantity, unit_price, total_price, taxable, sort_order, discount_basis_points, discount_cents,
    is_optional, calibration_id, reason}', 'app_technician');
create policy technician_reads_estimates on app.line_items for select to app_technician
  using (exists (select from app.estimates e where e.id = estimate_id));
create policy technician_adds_to_drafts on app.line_items for insert to app_technician
  with check (exists (select from app.estimates e where e.id = estimate_id and e.status = 'draft'));
create policy technician_changes_drafts on app.line_items for update to app_technician
  using (exists (select from app.estimates e where e.id = estimate_id and e.status = 'draft'))
  with check (exists (select from app.estimates e where e.id = estimate_id and e.status = 'draft'));
create policy technician_deletes_from_drafts on app.line_items for delete to app_technician
  using (exists (select from app.estimates e where e.id = estimate_id and e.status = 'draft'));

call app_private.grant_all_but('select', 'app.line_items', '{purchase_cost, reason, created_by, updated_by}', 'app_customer, app_user');
-- Each document is looked up by its id: an `exists` could be read as the list of all of a customer's documents.
create policy customer_reads_own on app.line_items for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id()
    and coalesce((select e.status from app.estimates e where e.id = estimate_id and e.customer_id = app_private.current_customer_id()),
      (select i.status from app.invoices i where i.id = invoice_id and i.customer_id = app_private.current_customer_id())) <> 'draft');

create or replace trigger take_customer before insert or update on app.line_items
  for each row execute function app_private.take_customer_of_document();
create or replace trigger stamp before insert or update on app.line_items for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.line_items for each row execute function app_private.audit();

-- What one costs us, in cents, as it was when the line was written: for admins; everyone else gets null.
create or replace function app_private.cost_of_line(line uuid) returns integer
  language sql stable security definer set search_path = ''
  as $$ select purchase_cost from app.line_items where id = line and app_private.current_product_role() = 'admin' $$;
grant execute on function app_private.cost_of_line(uuid) to app_admin, app_technician, app_customer, app_user, app_public;
comment on column app.line_items.purchase_cost is E'@behavior -attribute:select -attribute:filterBy -attribute:orderBy';

-- A line costs us what its type costs when it is written.
create or replace function app_private.take_purchase_cost() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.line_item_type_id <> old.line_item_type_id then
    select purchase_cost into strict new.purchase_cost from app.line_item_types where id = new.line_item_type_id;
  end if;
  return new;
end
$$;
create or replace trigger take_purchase_cost before insert or update on app.line_items
  for each row execute function app_private.take_purchase_cost();

-- Triggers from other files: guard_issued (billing/invoices.sql); note_day (dashboards/noted_changes.sql).
