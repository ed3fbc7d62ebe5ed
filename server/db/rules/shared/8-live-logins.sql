-- Notifies the server when a login's rights have changed, so that it checks that person's open sockets again.
create or replace function app_private.tell_login_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  was jsonb := to_jsonb(case tg_op when 'INSERT' then new else old end);
  name text := tg_argv[0];
begin
  if was ->> name is not null then perform pg_notify('live:logins', was ->> name); end if;
  if changed ->> name is distinct from was ->> name and changed ->> name is not null then
    perform pg_notify('live:logins', changed ->> name);
  end if;
  return null;
end
$$;

create or replace trigger tell_login_change after update of disabled, default_role, customer_id, is_office or delete on app.users
  for each row execute function app_private.tell_login_change('id');
create or replace trigger tell_login_change after insert or update or delete on app_private.user_roles
  for each row execute function app_private.tell_login_change('user_id');

-- The logins of an archived customer lose its rights.
create or replace function app_private.tell_customer_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('live:logins', id::text) from app.users where customer_id = new.id;
  return null;
end
$$;
create or replace trigger tell_customer_change after update of status on app.customers
  for each row when (old.status is distinct from new.status) execute function app_private.tell_customer_change();

-- A session that ended: signed out, its password changed, its access token revoked.
create or replace trigger tell_login_change after delete on app_private.refresh_tokens
  for each row execute function app_private.tell_login_change('user_id');
