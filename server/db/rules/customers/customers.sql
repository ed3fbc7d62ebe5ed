-- Staff see every customer; only admins see money, privileges and where the terms were accepted from. Customers see
-- themselves with their own tax exemption certificate, and manage their contact details.
grant select, insert, update, delete on app.customers to app_admin;
create policy admin_does_all on app.customers to app_admin using (true) with check (true);

call app_private.grant_all_but('select', 'app.customers', '{credit_limit_cents, terms_accepted_by, terms_accepted_ip, tax_exempt_certificate_file_id}', 'app_technician');
call app_private.grant_columns('insert, update', 'app.customers', '{customer_kind, company_name, first_name, last_name, email, phone, phone_extension, notes,
    address_id, default_facility_id, locale, notify_by_email, notify_by_sms, unwanted_emails, unwanted_texts, document_delivery, tags}', 'app_technician');
grant insert (id) on app.customers to app_technician;
grant select (credit_limit_cents, tax_exempt_certificate_file_id) on app.customers to app_office;
create policy technician_reads on app.customers for select to app_technician using (true);
create policy technician_adds on app.customers for insert to app_technician with check (true);
create policy technician_changes on app.customers for update to app_technician using (true) with check (true);

call app_private.grant_all_but('select', 'app.customers',
  '{notes, tags, hold_reason, credit_limit_cents, terms_accepted_by, terms_accepted_ip, merged_into_id, created_by, updated_by}', 'app_customer, app_user');
grant update (phone, phone_extension, locale, notify_by_email, notify_by_sms, unwanted_emails, unwanted_texts, document_delivery) on app.customers to app_customer, app_user;
create policy customer_reads_self on app.customers for select to app_customer, app_user
  using (id = app_private.current_customer_id());
create policy customer_changes_self on app.customers for update to app_customer, app_user
  using (id = app_private.current_customer_id()) with check (id = app_private.current_customer_id());

-- The version of the terms that a customer must have accepted to order: of the shop's own, or of those that come with the
-- product, whose version domain/src/customers/terms.ts names too.
create or replace function app_private.terms_in_force() returns text
  language sql stable security definer set search_path = ''
  as $$ select coalesce(
      (select 'shop-' || terms_version from app.shop_settings where version = (select max(version) from app.shop_settings) and terms_version > 0),
      '2026-01') $$;
grant execute on function app_private.terms_in_force() to app_admin, app_technician, app_customer, app_user, app_system;

-- Staff's notes about a customer; everyone else gets null.
create or replace function app_private.customer_notes(of_customer uuid) returns text
  language sql stable security definer set search_path = ''
  as $$ select notes from app.customers
    where id = of_customer and app_private.current_product_role() in ('admin', 'technician') $$;
grant execute on function app_private.customer_notes(uuid) to app_admin, app_technician, app_customer, app_user, app_public;
comment on column app.customers.notes is E'@behavior -attribute:select -attribute:filterBy -attribute:orderBy';

-- The first login is one of the customer's logins.
create or replace function app_private.keep_first_login() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.user_id is distinct from new.user_id then
    update app.users set customer_id = null where id = old.user_id and customer_id = new.id;
  end if;
  update app.users set customer_id = new.id where id = new.user_id and customer_id is distinct from new.id;
  return null;
end
$$;
create or replace trigger keep_first_login after insert or update of user_id on app.customers
  for each row execute function app_private.keep_first_login();
comment on constraint customers_user_id_fkey on app.customers is E'@foreignSingleFieldName firstLoginOf';

-- Wakes the live views of the customer's logins.
create or replace function app_private.wake_customer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('live:my_customer:' || id, '') from app.users where customer_id = new.id;
  return null;
end
$$;
create or replace trigger wake_customer after insert or update on app.customers
  for each row execute function app_private.wake_customer();

-- Orders can be searched by their customer's name, so a changed name updates them.
create or replace function app_private.follow_customer_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.service_orders set search_text = '' where customer_id = new.id;
  return null;
end
$$;
create or replace trigger follow_customer_name after update of company_name, first_name, last_name on app.customers
  for each row execute function app_private.follow_customer_name();

create or replace trigger stamp before insert or update on app.customers for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.customers for each row execute function app_private.audit();
comment on column app.customers.search_text is E'@behavior -attribute:select -attribute:orderBy';

-- The index of price lists leaves out customers without one, so the API does not offer this by itself.
comment on constraint customers_price_list_id_fkey on app.customers is E'@behavior +manyRelation:resource:connection +connection';

-- Triggers from other files: note_days (dashboards/noted_changes.sql); tell_customer_change (shared/8-live-logins.sql).
