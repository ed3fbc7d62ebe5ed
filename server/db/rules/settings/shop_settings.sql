-- Everyone signed in may read who the shop is and what its way costs; admins add a new version, nobody changes an old one.
grant select, insert on app.shop_settings to app_admin;
create policy admin_reads on app.shop_settings for select to app_admin using (true);
create policy admin_adds on app.shop_settings for insert to app_admin with check (true);

grant select on app.shop_settings to app_technician, app_customer, app_user;
create policy signed_in_reads on app.shop_settings for select to app_technician, app_customer, app_user using (true);

-- Pages show the company's name and logo from then on.
create trigger shop_settings_wake after insert on app.shop_settings
  for each statement execute function app_private.wake();

-- What a new version says otherwise than the one before stands in the audit as a change.
create or replace function app_private.audit_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before constant jsonb := (select to_jsonb(s) from app.shop_settings s where s.version < new.version order by s.version desc limit 1);
  after constant jsonb := to_jsonb(new);
  changed jsonb;
begin
  if current_setting('app.audit', true) = 'off' then return null; end if;
  select jsonb_object_agg(field, jsonb_build_array(before -> field, after -> field)) into changed
  from jsonb_object_keys(after) as field
  where before -> field is distinct from after -> field and field not in ('id', 'version', 'created_at', 'created_by');
  if changed is null then return null; end if;
  insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, version, changes)
  values (app_private.current_user_id(), app_private.current_product_role(), case when before is null then 'created' else 'changed' end,
    tg_table_name, new.id, new.version, changed);
  return null;
end
$$;
create trigger audit after insert on app.shop_settings for each row execute function app_private.audit_settings();
