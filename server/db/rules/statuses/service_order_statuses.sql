-- Everyone signed in reads the statuses; admins manage them. Keys never change.
grant select, insert, delete,
  update (status_name, sort_order, category, color, icon, customer_label, description, is_initial, is_terminal, is_hold, sla_minutes, is_active)
  on app.service_order_statuses to app_admin;
create policy admin_does_all on app.service_order_statuses to app_admin using (true) with check (true);

grant select on app.service_order_statuses to app_technician, app_customer, app_user;
create policy signed_in_reads on app.service_order_statuses for select to app_technician, app_customer, app_user using (true);

create or replace trigger stamp before insert or update on app.service_order_statuses for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.service_order_statuses for each row execute function app_private.audit();

-- There must be an initial status and an active final one; checked at commit.
create or replace function app_private.keep_statuses_whole() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.service_order_statuses where is_initial) then
    raise check_violation using message = 'no status is left where orders begin';
  end if;
  if not exists (select from app.service_order_statuses where is_terminal and is_active) then
    raise check_violation using message = 'no status is left where orders end';
  end if;
  return null;
end
$$;
create constraint trigger keep_whole after update or delete on app.service_order_statuses
  deferrable initially deferred for each row execute function app_private.keep_statuses_whole();

-- An order enters only an active status, even while that is being deactivated.
create or replace function app_private.enter_status() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform from app.service_order_statuses where id = new.status_id and is_active for key share;
  if not found then raise check_violation using message = 'the status is not in use'; end if;
  return new;
end
$$;
create or replace trigger will_enter_status before insert on app.service_orders
  for each row execute function app_private.enter_status();
create or replace trigger will_enter_other_status before update on app.service_orders
  for each row when (old.status_id is distinct from new.status_id) execute function app_private.enter_status();
