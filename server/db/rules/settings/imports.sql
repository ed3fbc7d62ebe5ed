-- Admins import, and see who imported what. Rows, values before and the choices of columns are the server's.
grant select, insert on app.imports to app_admin;
create policy admin_reads on app.imports for select to app_admin using (true);
create policy admin_imports on app.imports for insert to app_admin with check (created_by = app_private.current_user_id());
comment on column app.imports.written_at is E'@behavior -*';
comment on constraint imports_created_by_fkey on app.imports is E'@fieldName importedBy\n@behavior -manyRelation:resource:connection -manyRelation:resource:list';
comment on constraint imports_undone_by_fkey on app.imports is E'@fieldName undoneByUser\n@behavior -manyRelation:resource:connection -manyRelation:resource:list';

-- Writes down what this transaction has changed so far, as its audit has it: what an undo will need.
create or replace function app_private.record_import(of_import uuid) returns integer language plpgsql as $$
declare
  written integer;
begin
  with own as (
    select entity, entity_id, action, version, changes from app.audit_entries
    where at = now() and actor_id is not distinct from app_private.current_user_id() and entity_id is not null
  ), befores as (
    select entity, entity_id, jsonb_object_agg(field.key, field.value -> 0 order by version desc) as before
    from own, jsonb_each(changes) as field where action = 'changed' group by entity, entity_id
  )
  insert into app_private.import_records (import_id, entity, entity_id, is_new, version, before)
  select of_import, own.entity, own.entity_id, bool_or(action = 'created'), max(version),
    case when bool_or(action = 'created') then '{}' else coalesce(max(before::text)::jsonb, '{}') end
  from own left join befores using (entity, entity_id) group by own.entity, own.entity_id;
  get diagnostics written = row_count;
  return written;
end
$$;

-- Why an import can no longer be undone: somebody has changed one of its records since (`changed`), or something else
-- refers to one (`used`); null when it can. What the server fills in by itself, a decoded VIN for example, is no change.
create or replace function app_private.import_obstacle(of_import uuid) returns text language plpgsql stable as $$
declare
  link record;
  part record;
  is_found boolean;
begin
  if exists (select from app_private.import_records r join app.audit_entries a on a.entity_id = r.entity_id and a.entity = r.entity
    where r.import_id = of_import and a.actor_id is not null and (a.version > r.version or a.action = 'deleted')) then
    return 'changed';
  end if;
  for part in select distinct entity from app_private.import_records where import_id = of_import loop
    execute format('select exists (select from app_private.import_records r left join app.%I t on t.id = r.entity_id
      where r.import_id = $1 and r.entity = $2 and t.id is null)', part.entity) into is_found using of_import, part.entity;
    if is_found then return 'changed'; end if;
  end loop;
  if exists (select from app_private.import_records r join app.qbo_links l on l.local_id = r.entity_id and l.entity = 'Invoice'
    where r.import_id = of_import and r.entity = 'invoices') then
    return 'used';
  end if;
  for link in
    select r.entity, source.relname, c.conrelid::regclass as said_in, own.attname as said_as, exists (select from pg_attribute i
        where i.attrelid = c.conrelid and i.attname = 'id' and not i.attisdropped) as has_id
    from (select distinct entity from app_private.import_records where import_id = of_import and is_new) as r
      join pg_constraint c on c.contype = 'f' and c.confrelid = ('app.' || quote_ident(r.entity))::regclass
      join pg_class source on source.oid = c.conrelid
      cross join lateral unnest(c.conkey, c.confkey) as pair (own_number, target_number)
      join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own_number
      join pg_attribute target on target.attrelid = c.confrelid and target.attnum = pair.target_number and target.attname = 'id'
  loop
    execute format('select exists (select from app_private.import_records r join %s x on x.%I = r.entity_id
        where r.import_id = $1 and r.entity = $2 and r.is_new %s)', link.said_in, link.said_as,
      case when link.has_id then 'and not exists (select from app_private.import_records own
        where own.import_id = r.import_id and own.entity = $3 and own.entity_id = x.id)' else '' end)
    into is_found using of_import, link.entity, link.relname::text;
    if is_found then return 'used'; end if;
  end loop;
  return null;
end
$$;

-- Takes an import back: new records go, changed ones get the values they had before.
create or replace function app_private.undo_import(of_import uuid) returns void language plpgsql as $$
declare
  leaves constant text[] := '{line_items, invoices, price_list_entries, vehicles, contacts, customer_addresses, calibration_rules, price_lists, line_item_types}';
  rest constant text[] := '{addresses, customers}';
  unknown text;
  gone text;
  part record;
begin
  select string_agg(distinct entity, ', ') into unknown from app_private.import_records
  where import_id = of_import and is_new and entity <> all (leaves || rest);
  if unknown is not null then raise exception 'an import cannot take back: %', unknown; end if;

  perform app_private.take_back_opening_invoices(of_import); -- With their lines.
  foreach gone in array leaves loop
    execute format('delete from app.%I t using app_private.import_records r
      where r.import_id = $1 and r.entity = $2 and r.is_new and t.id = r.entity_id', gone) using of_import, gone;
  end loop;
  -- One preferred contact at a time, also while they change places.
  update app.contacts t set is_preferred = false from app_private.import_records r
  where r.import_id = of_import and r.entity = 'contacts' and not r.is_new and t.id = r.entity_id
    and t.is_preferred and r.before ->> 'is_preferred' = 'false';
  for part in
    select distinct entity, array(select jsonb_object_keys(before) order by 1) as columns
    from app_private.import_records where import_id = of_import and not is_new and before <> '{}'
  loop
    execute format('update app.%1$I t set %2$s
      from app_private.import_records r cross join lateral jsonb_populate_record(null::app.%1$I, r.before) as old
      where r.import_id = $1 and r.entity = $2 and not r.is_new and t.id = r.entity_id
        and array(select jsonb_object_keys(r.before) order by 1) = $3',
      part.entity, (select string_agg(format('%1$I = old.%1$I', name), ', ') from unnest(part.columns) as name))
    using of_import, part.entity, part.columns;
  end loop;
  update app.customers t set address_id = null from app_private.import_records r
  where r.import_id = of_import and r.entity = 'customers' and r.is_new and t.id = r.entity_id and t.address_id is not null;
  foreach gone in array rest loop
    execute format('delete from app.%I t using app_private.import_records r
      where r.import_id = $1 and r.entity = $2 and r.is_new and t.id = r.entity_id', gone) using of_import, gone;
  end loop;

  -- To the imports before this one, what was changed and given back is untouched.
  update app_private.import_records earlier
  set version = (select max(a.version) from app.audit_entries a where a.entity = earlier.entity and a.entity_id = earlier.entity_id)
  from app_private.import_records own join app.imports i on i.id = own.import_id
  where own.import_id = of_import and not own.is_new and earlier.import_id <> of_import
    and earlier.entity = own.entity and earlier.entity_id = own.entity_id
    and not exists (select from app.audit_entries a
      where a.entity = earlier.entity and a.entity_id = earlier.entity_id and a.version > earlier.version
        and a.actor_id is not null and a.at <> i.written_at and a.at <> now());
end
$$;
grant execute on function app_private.record_import(uuid), app_private.import_obstacle(uuid), app_private.undo_import(uuid) to app_system;
