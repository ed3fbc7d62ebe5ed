-- Drops everything that rules have created, so that whatever is no longer in a file is gone: policies, grants, triggers,
-- and the functions that no column, index or constraint uses. After this every table is guarded and accessible to the
-- system only; a table without a file stays that way.
do $$
declare
  statements text;
  guarded regclass;
begin
  select string_agg(format('drop %s %I on %s', kind, name, said_on::regclass), '; ') into statements
  from (
    select 'policy', polname, polrelid from pg_policy
    union all
    select 'trigger', tgname, tgrelid from pg_trigger where not tgisinternal
  ) as said (kind, name, said_on)
    join pg_class c on c.oid = said_on and c.relnamespace in ('app'::regnamespace, 'app_private'::regnamespace);
  execute coalesce(statements, '');

  select 'drop routine ' || string_agg(p.oid::regprocedure::text, ', ') into statements
  from pg_proc p
  where p.pronamespace in ('app'::regnamespace, 'app_private'::regnamespace)
    and not exists (select from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = p.oid and classid <> 'pg_proc'::regclass);
  execute coalesce(statements, '');

  for guarded in
    select oid from pg_class where relkind in ('r', 'p') and relnamespace in ('app'::regnamespace, 'app_private'::regnamespace)
  loop
    execute format('alter table %s enable row level security', guarded);
    execute format('revoke all on %s from public, app_server, app_admin, app_technician, app_customer, app_user, app_public, app_system, app_office', guarded);
    execute format('grant select, insert, update, delete on %s to app_system', guarded);
    execute format('create policy system_does_all on %s to app_system using (true) with check (true)', guarded);
  end loop;
end
$$;
