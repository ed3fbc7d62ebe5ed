-- One database role per product role, and one for technicians with the right "office". app_server logs in, owns nothing and only ever acts as one of them.
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
    create role app_server login noinherit;
  end if;
end
$$;

-- How the server's statements are planned, wherever the database runs and whoever connects as this role, jobs included: the
-- setting belongs to the role, not to a server's configuration or a connection string, and stays through `set role`. An index is
-- worth its while on today's disks: by PostgreSQL's 4 a page of 25 orders among thousands would read them all. What is
-- planned for a large table is not compiled: that takes longer than to run it. A value that someone has set stays.
do $$
begin
  if not exists (select from pg_roles, unnest(rolconfig) setting where rolname = 'app_server' and setting like 'random_page_cost=%') then
    alter role app_server set random_page_cost = 1.1;
    alter role app_server set jit = off;
  end if;
end
$$;

grant app_admin, app_technician, app_customer, app_user, app_public, app_system, app_office to app_server;

-- A technician with the right "office" has a technician's rights, and those that a table's rules grant to app_office besides.
grant app_technician to app_office;

revoke all on schema public from public;
grant usage on schema app, app_private to app_server, app_admin, app_technician, app_customer, app_user, app_public, app_system;
grant usage on all sequences in schema app_private to app_system;
