-- One database role per product role. app_server logs in, owns nothing and only ever acts as one of them.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['app_admin', 'app_technician', 'app_customer', 'app_user', 'app_public', 'app_system'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'app_server') then
    create role app_server login noinherit;
  end if;
end
$$;

grant app_admin, app_technician, app_customer, app_user, app_public, app_system to app_server;

revoke all on schema public from public;
grant usage on schema app, app_private to app_server, app_admin, app_technician, app_customer, app_user, app_public, app_system;
grant usage on all sequences in schema app_private to app_system;
