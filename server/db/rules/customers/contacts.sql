-- Staff see every contact; customers manage their own. One contact is preferred when there are any.
grant select, insert, update, delete on app.contacts to app_admin;
create policy admin_does_all on app.contacts to app_admin using (true) with check (true);

grant select, insert, update on app.contacts to app_technician;
create policy technician_reads on app.contacts for select to app_technician using (true);
create policy technician_adds on app.contacts for insert to app_technician with check (true);
create policy technician_changes on app.contacts for update to app_technician using (true) with check (true);

grant select, insert (id, customer_id), delete on app.contacts to app_customer, app_user;
call app_private.grant_columns('insert, update', 'app.contacts', '{name, title, email, phone, phone_extension, is_preferred, purposes}', 'app_customer, app_user');
create policy customer_keeps_own on app.contacts to app_customer, app_user
  using (customer_id = app_private.current_customer_id()) with check (customer_id = app_private.current_customer_id());

create or replace function app_private.check_preferred_contact() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := case tg_op when 'DELETE' then old.customer_id else new.customer_id end;
begin
  if exists (select from app.contacts where customer_id = owner)
    and not exists (select from app.contacts where customer_id = owner and is_preferred) then
    raise exception 'one contact must be preferred' using errcode = 'check_violation', constraint = 'contacts_preferred_check';
  end if;
  return null;
end
$$;
create constraint trigger check_preferred_contact after insert or update or delete on app.contacts
  deferrable initially deferred for each row execute function app_private.check_preferred_contact();

create or replace trigger wake_customer after insert or update or delete on app.contacts
  for each row execute function app_private.wake_customer_of_child();

create or replace trigger stamp before insert or update on app.contacts for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.contacts for each row execute function app_private.audit();
