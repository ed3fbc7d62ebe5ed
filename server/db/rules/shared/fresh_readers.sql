-- Called in the transaction in which somebody has written, so that the mark is there whenever the write is. It lasts for twice the lag
-- that a replica may have, and is renewed when less than three quarters of it are left.
create or replace function app_private.note_writer(most_lag double precision) returns void
  language sql security definer set search_path = ''
  as $$ insert into app_private.fresh_readers (user_id, until)
    select app_private.current_user_id(), clock_timestamp() + make_interval(secs => 2 * most_lag)
    where app_private.current_user_id() is not null and not exists (select from app_private.fresh_readers
      where user_id = app_private.current_user_id() and until > clock_timestamp() + make_interval(secs => 1.5 * most_lag))
    on conflict (user_id) do update set until = greatest(fresh_readers.until, excluded.until) $$;
grant execute on function app_private.note_writer(double precision)
  to app_admin, app_technician, app_customer, app_user, app_public, app_system;

-- Called for those who have a socket open, again and again.
create or replace function app_private.note_listeners(listeners uuid[], seconds double precision) returns void
  language sql security definer set search_path = ''
  as $$ insert into app_private.fresh_readers (user_id, until)
    select distinct listener, clock_timestamp() + make_interval(secs => seconds) from unnest(listeners) as listener order by 1
    on conflict (user_id) do update set until = greatest(fresh_readers.until, excluded.until) $$;
grant execute on function app_private.note_listeners(uuid[], double precision) to app_server;

-- How far a replica must have come to answer this login: to where the primary is now, or null for as far as any other.
create or replace function app_private.must_see(login uuid) returns pg_lsn
  language sql volatile security definer set search_path = ''
  as $$ select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end
    from app_private.fresh_readers where user_id = login and until > clock_timestamp() $$;
grant execute on function app_private.must_see(uuid) to app_server;
