-- The job queue (graphile_worker): only the system queues and runs jobs; a job is part of the transaction that queues
-- it.
grant usage on schema graphile_worker to app_system;
grant select, insert, update, delete on all tables in schema graphile_worker to app_system;
grant usage on all sequences in schema graphile_worker to app_system;
grant execute on all functions in schema graphile_worker to app_system;

do $$
declare
  guarded regclass;
begin
  for guarded in select oid from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity loop
    execute format('drop policy if exists system_does_all on %s', guarded);
    execute format('create policy system_does_all on %s to app_system using (true) with check (true)', guarded);
  end loop;
end
$$;
