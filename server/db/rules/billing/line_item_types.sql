-- Admins manage the price catalog. Technicians read it without our costs. Customers see only the types on their own
-- lines and orders.
grant select, insert, update, delete on app.line_item_types to app_admin;
create policy admin_does_all on app.line_item_types to app_admin using (true) with check (true);

grant select (id, key, name, description, category, method, unit, unit_price, minutes, taxable, is_active, sort_order, created_at, updated_at, version)
  on app.line_item_types to app_technician;
create policy technician_reads on app.line_item_types for select to app_technician using (true);

grant select (id, key, name, description, category, method, unit) on app.line_item_types to app_customer, app_user;
-- Asked of one type at a time, each by index: as a condition of the policy PostgreSQL would collect the types of all lines of a
-- customer, which are many, to compare them with one. Lines count once their document is sent or issued, as in line_items. By
-- index alone: where a customer has much of other types, reading on until one of this type comes would look cheaper, and read all.
create or replace function app_private.is_of_own_work(type uuid) returns boolean
  language sql stable security definer set search_path = '' set enable_seqscan = off
  as $$ select exists (select from app.order_calibrations c
        where c.line_item_type_id = type and c.customer_id = app_private.current_customer_id())
      or exists (select from app.line_items l
        where l.line_item_type_id = type and l.customer_id = app_private.current_customer_id()
          and coalesce((select e.status from app.estimates e where e.id = l.estimate_id and e.customer_id = l.customer_id),
            (select i.status from app.invoices i where i.id = l.invoice_id and i.customer_id = l.customer_id)) <> 'draft') $$;
grant execute on function app_private.is_of_own_work(uuid) to app_customer, app_user;
create policy customer_reads_types_of_own_work on app.line_item_types for select to app_customer, app_user
  using (app_private.is_of_own_work(id));

-- Our cost of one, in cents: for admins; everyone else gets null.
create or replace function app_private.purchase_cost(of_type uuid) returns integer
  language sql stable security definer set search_path = ''
  as $$ select purchase_cost from app.line_item_types
    where id = of_type and app_private.current_product_role() = 'admin' $$;
grant execute on function app_private.purchase_cost(uuid) to app_admin, app_technician, app_customer, app_user, app_public;
comment on column app.line_item_types.purchase_cost is E'@behavior -attribute:select -attribute:filterBy -attribute:orderBy';

create or replace trigger stamp before insert or update on app.line_item_types for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.line_item_types for each row execute function app_private.audit();
