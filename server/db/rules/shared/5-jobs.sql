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

-- Jobs of one queue are done one after the other. Its next one can only be taken once the outcome of the last one is
-- noted, and whoever looked before that would not look again for seconds.
create or replace function app_private.tell_queue_is_free() returns trigger language plpgsql as $$
begin
  perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1)::text);
  return null;
end
$$;
create or replace trigger tell_queue_is_free after update of locked_by on graphile_worker._private_job_queues
  for each row when (old.locked_by is not null and new.locked_by is null)
  execute function app_private.tell_queue_is_free();
