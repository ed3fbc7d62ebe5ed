-- Admins manage the users. Technicians see their colleagues. Customers see themselves, who else signs in for their company,
-- and the staff on their orders.
grant select, insert, update on app.users to app_admin;
create policy admin_reads on app.users for select to app_admin using (true);
create policy admin_adds on app.users for insert to app_admin with check (true);
create policy admin_changes on app.users for update to app_admin using (true) with check (true);

grant select (id, display_name, email, avatar_url, default_role, is_office, locale, disabled, facility_ids, created_at, first_name, last_name) on app.users to app_technician;
create policy technician_reads_staff on app.users for select to app_technician
  using (id = app_private.current_user_id() or default_role in ('admin', 'technician'));

-- The customer is read for the own live view.
grant select (id, display_name, avatar_url, customer_id) on app.users to app_customer, app_user;
-- By index alone: where a customer has many orders, reading on until one of this technician comes would look cheaper.
create or replace function app_private.is_technician_of_own_order(technician uuid) returns boolean
  language sql stable security definer set search_path = '' set enable_seqscan = off
  as $$ select exists (select from app.service_orders o
      where o.assigned_technician_id = technician and o.customer_id = app_private.current_customer_id()) $$;
grant execute on function app_private.is_technician_of_own_order(uuid) to app_customer, app_user;
create policy customer_reads_self_and_staff_on_orders on app.users for select to app_customer, app_user
  using (id = app_private.current_user_id()
    or (customer_id = app_private.current_customer_id() and not disabled)
    or app_private.is_technician_of_own_order(id));

-- An address is half of what signs somebody in: customers read their own, not those of the staff.
create or replace function app_private.email_of_user(of_user uuid) returns text
  language sql stable security definer set search_path = ''
  as $$ select email from app.users
    where id = of_user and (app_private.current_product_role() in ('admin', 'technician') or id = app_private.current_user_id()) $$;
grant execute on function app_private.email_of_user(uuid) to app_admin, app_technician, app_customer, app_user;
comment on column app.users.email is E'@behavior -attribute:select';

create or replace trigger stamp before update on app.users for each row execute function app_private.stamp_time();
create or replace trigger audit after insert or delete or update of display_name, first_name, last_name, email, default_role, is_office, disabled, customer_id, facility_ids, locale, phone_number
  on app.users for each row execute function app_private.audit();
comment on column app.users.search_text is E'@behavior -attribute:select -attribute:orderBy';

-- At least one admin must remain active. One change at a time, or two admins could each count on the other and both
-- leave.
create or replace function app_private.keep_an_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(20260502);
  if not exists (select from app.users where default_role = 'admin' and not disabled and id <> old.id) then
    raise exception 'the last active admin stays' using errcode = 'BS001';
  end if;
  return new;
end
$$;
create or replace trigger keep_an_admin before update of default_role, disabled on app.users for each row
  when (old.default_role = 'admin' and not old.disabled and (new.default_role <> 'admin' or new.disabled))
  execute function app_private.keep_an_admin();

-- Wakes the live view of a login that has been linked to a customer, or unlinked.
create or replace function app_private.wake_customer_of_login() returns trigger language plpgsql as $$
begin
  perform pg_notify('live:my_customer:' || new.id, '');
  return null;
end
$$;
create or replace trigger wake_customer_of_login after update of customer_id on app.users
  for each row when (old.customer_id is distinct from new.customer_id) execute function app_private.wake_customer_of_login();
comment on constraint users_customer_id_fkey on app.users is E'@fieldName customer\n@foreignFieldName logins';

-- Triggers from other files: tell_login_change (shared/8-live-logins.sql), give_back_conversations (inbox/conversations.sql).
