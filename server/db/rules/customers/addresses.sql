-- Staff see every address. Customers see and manage their own, and see those of our facilities.
grant select, insert, update, delete on app.addresses to app_admin;
create policy admin_does_all on app.addresses to app_admin using (true) with check (true);

grant select, insert, update on app.addresses to app_technician;
create policy technician_reads on app.addresses for select to app_technician using (true);
create policy technician_adds on app.addresses for insert to app_technician with check (true);
create policy technician_changes on app.addresses for update to app_technician using (true) with check (true);

grant select, insert (id, customer_id), update (archived_at) on app.addresses to app_customer, app_user;
call app_private.grant_columns('insert, update', 'app.addresses',
  '{label, street, unit, city, state, postal_code, country, pickup_spot_description}', 'app_customer, app_user');
create policy customer_reads_own on app.addresses for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id()
    or (customer_id is null and exists (select from app.facilities f where f.address_id = addresses.id)));
create policy customer_adds_own on app.addresses for insert to app_customer, app_user
  with check (customer_id = app_private.current_customer_id());
create policy customer_changes_own on app.addresses for update to app_customer, app_user
  using (customer_id = app_private.current_customer_id()) with check (customer_id = app_private.current_customer_id());

create or replace trigger stamp before insert or update on app.addresses for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.addresses for each row execute function app_private.audit();
comment on constraint addresses_customer_id_fkey on app.addresses is E'@behavior -*';

-- The customer's live view shows the billing address.
create or replace trigger wake_customer after update on app.addresses
  for each row execute function app_private.wake_customer_of_child();
comment on column app.addresses.search_text is E'@behavior -attribute:select -attribute:orderBy';
