-- What every table's rules begin with, and the triggers that every table shares.

-- Takes back all rights and policies, switches row security on, and lets the system do everything.
create or replace procedure app_private.reset_rules(target regclass) language plpgsql as $$
declare
  policy record;
begin
  execute format('alter table %s enable row level security', target);
  for policy in select polname from pg_policy where polrelid = target loop
    execute format('drop policy %I on %s', policy.polname, target);
  end loop;
  execute format('revoke all on %s from public, app_server, app_admin, app_technician, app_customer, app_user, app_public, app_system', target);
  execute format('grant select, insert, update, delete on %s to app_system', target);
  execute format('create policy system_does_all on %s to app_system using (true) with check (true)', target);
end
$$;

-- Keeps version, author and time of a change; the caller cannot choose them.
create or replace function app_private.stamp() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.created_by := coalesce(new.created_by, app_private.current_user_id());
    new.updated_by := new.created_by;
  else
    new.created_at := old.created_at;
    new.created_by := old.created_by;
    new.updated_at := now();
    new.updated_by := app_private.current_user_id();
    new.version := old.version + 1;
  end if;
  return new;
end
$$;

-- For tables that do not keep authors.
create or replace function app_private.stamp_time() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end
$$;

-- A child of an order belongs to the order's customer, whatever the writer says.
create or replace function app_private.take_customer_of_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select customer_id into strict new.customer_id from app.service_orders where id = new.service_order_id;
  return new;
end
$$;

-- Writes who changed which field from what to what; fields that only count or search are left out.
create or replace function app_private.audit() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  changed jsonb;
begin
  if current_setting('app.audit', true) = 'off' then return null; end if;
  select jsonb_object_agg(field, jsonb_build_array(before -> field, after -> field)) into changed
  from jsonb_object_keys(before || after) as field
  where before -> field is distinct from after -> field
    and field not in ('version', 'updated_at', 'updated_by', 'created_at', 'created_by', 'search_text');
  if changed is null then return null; end if;
  insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, version, changes)
  values (
    app_private.current_user_id(), app_private.current_product_role(),
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
    tg_table_name, (case when tg_op = 'DELETE' then before else after end ->> 'id')::uuid, (after ->> 'version')::integer, changed);
  return null;
end
$$;

-- Wakes the readers of a table's live fields on commit; empty payloads of one transaction become one.
create or replace function app_private.wake() returns trigger language plpgsql as $$
begin
  perform pg_notify('live:' || tg_table_name, '');
  return null;
end
$$;

-- Tells a customer's own live view that something shown in it has changed.
create or replace function app_private.wake_customer_of_child() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  reader uuid;
begin
  select user_id into reader from app.customers
  where id = (case tg_op when 'DELETE' then old.customer_id else new.customer_id end);
  if reader is not null then perform pg_notify('live:my_customer:' || reader, ''); end if;
  return null;
end
$$;
