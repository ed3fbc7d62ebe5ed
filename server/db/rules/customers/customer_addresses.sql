-- A customer's pickup and mobile sites. Staff see all; customers manage their own, at addresses of their own.
grant select, insert, update, delete on app.customer_addresses to app_admin;
create policy admin_does_all on app.customer_addresses to app_admin using (true) with check (true);

grant select, insert, update on app.customer_addresses to app_technician;
create policy technician_reads on app.customer_addresses for select to app_technician using (true);
create policy technician_adds on app.customer_addresses for insert to app_technician with check (true);
create policy technician_changes on app.customer_addresses for update to app_technician using (true) with check (true);

grant select, insert (id, customer_id, address_id, label, is_default), update (label, is_default), delete
  on app.customer_addresses to app_customer, app_user;
create policy customer_keeps_own on app.customer_addresses to app_customer, app_user
  using (customer_id = app_private.current_customer_id())
  with check (customer_id = app_private.current_customer_id()
    and exists (select from app.addresses a where a.id = address_id and a.customer_id = app_private.current_customer_id()));

create or replace trigger wake_customer after insert or update or delete on app.customer_addresses
  for each row execute function app_private.wake_customer_of_child();
create or replace trigger stamp before insert or update on app.customer_addresses for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.customer_addresses for each row execute function app_private.audit();
comment on constraint customer_addresses_customer_id_fkey on app.customer_addresses is E'@foreignFieldName addresses';
create or replace trigger bounded before insert on app.customer_addresses for each row execute function app_private.bounded('customer_id', '300');

-- The first address of a customer is on the invoices until another is chosen.
create or replace function app_private.bill_at_first_address() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update app.customers set address_id = new.address_id where id = new.customer_id and address_id is null;
  return null;
end
$$;
create or replace trigger bill_at_first_address after insert on app.customer_addresses
  for each row execute function app_private.bill_at_first_address();
