-- One database role per product role, and one for technicians with the right "office". The server's login is app_server, owns nothing
-- and only ever acts as one of them. Roles belong to the whole PostgreSQL server: shops that share one share them, and each has a login of its own.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['app_admin', 'app_technician', 'app_customer', 'app_user', 'app_public', 'app_system', 'app_office'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'app_server') then
    create role app_server nologin noinherit;
  end if;
  -- The demo shop is loaded by the owner, in part as the system.
  if not pg_has_role(current_user, 'app_system', 'usage') then
    execute format('grant app_system to %I', current_user);
  end if;
  -- Servers of an earlier release log in as app_server. Who may not grant this need not, where it was done before.
  foreach role_name in array array['app_admin', 'app_technician', 'app_customer', 'app_user', 'app_public', 'app_system', 'app_office'] loop
    if not pg_has_role('app_server', role_name, 'member') then
      execute format('grant %I to app_server', role_name);
    end if;
  end loop;
end
$$;

-- A technician with the right "office" has a technician's rights, and those that a table's rules grant to app_office besides.
grant app_technician to app_office;

revoke all on schema public from public;
grant usage on schema app, app_private to app_server, app_admin, app_technician, app_customer, app_user, app_public, app_system;
grant usage on all sequences in schema app_private to app_system;
