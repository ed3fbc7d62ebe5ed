-- Only admins and the office manage invoices. Technicians see that there is one. Customers see their own once issued.
grant select, insert, update, delete on app.invoices to app_admin;
create policy admin_does_all on app.invoices to app_admin using (true) with check (true);

-- The office does so too, but does not see what it is in the books.
call app_private.grant_all_but('select', 'app.invoices', '{qbo}', 'app_office');
grant insert, update, delete on app.invoices to app_office;
create policy office_does_all on app.invoices to app_office using (true) with check (true);

grant select (id, service_order_id, customer_id, number, status, created_at, updated_at, version) on app.invoices to app_technician;
create policy technician_reads on app.invoices for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

call app_private.grant_all_but('select', 'app.invoices', '{qbo, override_note, reminders_sent, created_by, updated_by}', 'app_customer, app_user');
create policy customer_reads_own_once_issued on app.invoices for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id() and status <> 'draft');

create or replace trigger take_customer before insert or update on app.invoices
  for each row when (new.service_order_id is not null) execute function app_private.take_customer_of_order();
-- Which record it is in the books is no new version of what a person edits, nor worth an entry in the audit.
create or replace trigger stamp before insert on app.invoices for each row execute function app_private.stamp();
create or replace trigger stamp_change before update on app.invoices
  for each row when (old.qbo is not distinct from new.qbo) execute function app_private.stamp();
create or replace trigger audit after insert or delete on app.invoices for each row execute function app_private.audit();
create or replace trigger audit_change after update on app.invoices
  for each row when (old.qbo is not distinct from new.qbo) execute function app_private.audit();
create or replace trigger move_lines after update of customer_id on app.invoices
  for each row when (old.customer_id is distinct from new.customer_id) execute function app_private.move_lines_to_customer();

-- Once issued, an invoice says for good what is owed for what, and by whom: whoever is connected as one of the product's roles
-- changes neither that nor its lines and taxes, and deletes nothing. Only the functions of these rules move it between customers.
create or replace function app_private.guard_issued_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.status = 'draft'
      or (new.service_order_id, new.number, new.issue_date, new.bill_to, new.subtotal_cents, new.tax_cents, new.total_cents,
          new.tax_exempt_reason, new.estimate_id, new.reissue_of_id, new.override_note)
        is distinct from (old.service_order_id, old.number, old.issue_date, old.bill_to, old.subtotal_cents, old.tax_cents,
          old.total_cents, old.tax_exempt_reason, old.estimate_id, old.reissue_of_id, old.override_note) then
    raise exception using errcode = 'check_violation', constraint = 'invoices_issued_check',
      message = 'an issued invoice does not change';
  end if;
  return new;
end
$$;
create or replace trigger guard_issued before update or delete on app.invoices
  for each row when (old.status <> 'draft' and current_user like 'app\_%') execute function app_private.guard_issued_invoice();

create or replace function app_private.is_issued_invoice(invoice uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from app.invoices where id = invoice and status <> 'draft') $$;
grant execute on function app_private.is_issued_invoice(uuid) to app_admin, app_technician, app_system;

create or replace function app_private.guard_lines_of_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then return new; end if;
  if (tg_op <> 'INSERT' and app_private.is_issued_invoice(old.invoice_id))
      or (tg_op <> 'DELETE' and app_private.is_issued_invoice(new.invoice_id)) then
    raise exception using errcode = 'check_violation', constraint = 'invoices_issued_check',
      message = 'the lines and taxes of an issued invoice do not change';
  end if;
  return coalesce(new, old);
end
$$;
create or replace trigger guard_issued before insert or update or delete on app.line_items
  for each row when (current_user like 'app\_%') execute function app_private.guard_lines_of_invoice();
create or replace trigger guard_issued before insert or update or delete on app.document_taxes
  for each row when (current_user like 'app\_%') execute function app_private.guard_lines_of_invoice();

-- Opening invoices are issued from the start, so their one line is written here: over all that is owed, once. Its type is added
-- when it is first needed, and nobody is offered it.
create or replace function app_private.add_opening_lines(invoices uuid[], descriptions text[], type_key text, type_name text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  audited constant text := coalesce(current_setting('app.audit', true), '');
begin
  perform set_config('app.audit', 'off', true); -- The type is the product's own, and stays when an import is undone.
  insert into app.line_item_types (key, name, category, unit_price, taxable, is_active, sort_order)
    values (type_key, type_name, 'adjustment', 0, false, false, 9999) on conflict (key) do nothing;
  perform set_config('app.audit', audited, true);
  insert into app.line_items (invoice_id, customer_id, line_item_type_id, description, unit_price, total_price, taxable)
    select i.id, i.customer_id, y.id, given.description, i.total_cents, i.total_cents, false
    from unnest(invoices, descriptions) as given (id, description)
      join app.invoices i on i.id = given.id and i.service_order_id is null
      join app.line_item_types y on y.key = type_key
    where not exists (select from app.line_items l where l.invoice_id = i.id);
end
$$;
grant execute on function app_private.add_opening_lines(uuid[], text[], text, text) to app_system;

-- Opening invoices that an import brought go with it, as long as nothing was paid.
create or replace function app_private.take_back_opening_invoices(of_import uuid) returns void
  language sql security definer set search_path = '' as $$
  delete from app.invoices i using app_private.import_records r
  where r.import_id = of_import and r.entity = 'invoices' and r.is_new and i.id = r.entity_id
    and i.service_order_id is null and i.paid_cents = 0
$$;
grant execute on function app_private.take_back_opening_invoices(uuid) to app_system;

-- What a customer is to be asked for of an open invoice, in cents: its balance without what is in dispute, and without the
-- customer's credit as far as it covers what is due first.
create or replace function app_private.asked_cents(of_invoice uuid) returns integer
  language sql stable security definer set search_path = '' as $$
  select greatest(0, least(own.asked, own.asked + coalesce((
      select sum(e.balance_cents - least(e.balance_cents, app_private.contested_cents(e.id))) from app.invoices e
      where e.customer_id = i.customer_id and e.status in ('issued', 'sent', 'partiallyPaid') and e.balance_cents > 0
        and (coalesce(e.due_date, 'infinity'), e.id) < (coalesce(i.due_date, 'infinity'), i.id)), 0)
    - greatest(app_private.credit_balance(i.customer_id, 'customer'), 0)))::integer
  from app.invoices i
    cross join lateral (select i.balance_cents - least(i.balance_cents, app_private.contested_cents(i.id)) as asked) own
  where i.id = of_invoice
$$;
grant execute on function app_private.asked_cents(uuid) to app_system;

-- A customer's invoices are asked for by a filter, as before there was this key.
comment on constraint invoices_customer_id_fkey on app.invoices is E'@behavior -manyRelation:resource:connection -manyRelation:resource:list -filterBy';

-- Triggers from other files: guard_closed_month (billing/closed_months.sql); note_changed_day, note_day
-- (dashboards/noted_changes.sql); tell_change (shared/7-live-orders.sql).
