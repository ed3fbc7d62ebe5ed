-- The window slides: the next request is allowed when the oldest of the latest ones within the limit has left the
-- window. Called by the server before it takes a role, with the time of its own clock.
create or replace function app_private.next_request_at(of_key bytea, moment timestamptz, most integer, within_ms integer)
  returns timestamptz language sql stable security definer set search_path = '' as $$
    select free_at
    from app_private.request_counts c,
      lateral (select c.taken_at[cardinality(c.taken_at) + 1 - most] + within_ms * interval '1 millisecond') as oldest (free_at)
    where c.key = of_key and free_at > moment $$;

-- Returns null when the request was counted; one over the limit is not counted, and gets the time when the next is
-- allowed. The row's lock makes concurrent requests take turns.
create or replace function app_private.count_request(of_key bytea, moment timestamptz, most integer, within_ms integer)
  returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  span constant interval := within_ms * interval '1 millisecond';
begin
  insert into app_private.request_counts as c (key, taken_at, ends_at) values (of_key, array[moment], moment + span)
  on conflict (key) do update
    set taken_at = (c.taken_at || moment)[greatest(cardinality(c.taken_at) + 2 - most, 1):], ends_at = excluded.ends_at
    where (c.taken_at[cardinality(c.taken_at) + 1 - most] > moment - span) is not true;
  return case when not found then app_private.next_request_at(of_key, moment, most, within_ms) end;
end
$$;

create or replace function app_private.give_request_back(of_key bytea)
  returns void language sql security definer set search_path = '' as $$
    update app_private.request_counts set taken_at = trim_array(taken_at, 1) where key = of_key and cardinality(taken_at) > 0 $$;

grant execute on function app_private.next_request_at(bytea, timestamptz, integer, integer),
  app_private.count_request(bytea, timestamptz, integer, integer), app_private.give_request_back(bytea) to app_server;
