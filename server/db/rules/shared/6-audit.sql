-- The audit: who changed what. Admins read it; nobody edits it, not even the system. What is old enough goes by `remove_old_audit` alone
-- (settings/audit_days.sql).
revoke update, delete on app.audit_entries from app_system;

grant select on app.audit_entries to app_admin;
create policy admin_reads on app.audit_entries for select to app_admin using (true);

-- Records who changed which field from what to what, and why if the transaction said so, except fields that only count or
-- support search.
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
    and field not in ('version', 'updated_at', 'updated_by', 'created_at', 'created_by', 'search_text', 'said_text', 'sealed_secret');
  if changed is null then return null; end if;
  insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, version, changes, reason)
  values (
    app_private.current_user_id(), app_private.current_product_role(),
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
    tg_table_name, (case when tg_op = 'DELETE' then before else after end ->> 'id')::uuid, (after ->> 'version')::integer, changed,
    coalesce(current_setting('app.reason', true), ''));
  return null;
end
$$;
