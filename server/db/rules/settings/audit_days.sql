-- The seals of the audit. Admins read them; they are written here alone, the system included.
revoke insert, update, delete on app.audit_days from app_system;
grant select on app.audit_days to app_admin;
create policy admin_reads on app.audit_days for select to app_admin using (true);

-- How many entries there are in this time, and SHA-256 over the SHA-256 of each, by time and id. What an entry is hashed as never
-- changes, or the seals of the past would not agree: a new column is hashed only where it is not null, behind the others.
create or replace function app_private.digest_of_audit(starts timestamptz, ends timestamptz, out entry_count integer, out digest text)
  language sql stable set search_path = '' as $$
  select count(*)::integer, encode(sha256(coalesce(string_agg(entry.hash, ''::bytea order by entry.at, entry.id), '')), 'hex')
  from (
    select e.at, e.id, sha256(convert_to(jsonb_build_array(e.id, extract(epoch from e.at), e.actor_id, e.actor_role, e.action, e.entity,
      e.entity_id, e.version, e.changes, e.reason)::text, 'UTF8')) as hash
    from app.audit_entries e where e.at >= starts and e.at < ends
  ) entry
$$;

-- The seal of a day; the first day has none before it.
create or replace function app_private.seal_of_audit_day(before text, day date, ends_at timestamptz, entry_count integer, digest text) returns text
  language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(concat_ws(' ', coalesce(before, repeat('0', 64)), to_char(day, 'YYYY-MM-DD'), extract(epoch from ends_at),
    entry_count, digest), 'UTF8')), 'hex')
$$;

-- Whether a transaction still runs that began before then: what it writes bears the time of its beginning. One whose beginning the
-- owner of the tables may not see counts as well, while it holds the lock that every transaction holds on itself.
create or replace function app_private.runs_since_before(moment timestamptz) returns boolean
  language sql volatile security definer set search_path = '' as $$
  select exists (
    select from pg_stat_activity a
    where a.datname = current_database() and a.pid <> pg_backend_pid() and a.usesysid is not null
      and coalesce(a.xact_start < moment, exists (select from pg_locks l where l.pid = a.pid and l.locktype = 'virtualxid')))
$$;

-- Seals ended days of the shop in their order, from where it stopped. A day is ripe an hour after its end, when no transaction of before
-- that runs any more. Returns how many days it sealed: none when no other is ripe. Neither a clock nor a time zone that is set ahead
-- seals the present.
create or replace function app_private.seal_audit(moment timestamptz, most_days integer, most_entries integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  asked constant timestamptz := least(moment, now());
  zone constant text := app_private.shop_zone();
  latest app.audit_days;
  ripe app.audit_days;
  days integer := 0;
  entries integer := 0;
begin
  perform pg_advisory_xact_lock(20261123); -- One at a time.
  select * into latest from app.audit_days order by day desc limit 1;
  while days < most_days and entries < most_entries loop
    ripe.day := coalesce(latest.day + 1, (select (min(at) at time zone zone)::date from app.audit_entries));
    ripe.ends_at := greatest(latest.ends_at, (ripe.day + 1)::timestamp at time zone zone);
    exit when (ripe.ends_at + interval '1 hour' <= asked) is not true or app_private.runs_since_before(ripe.ends_at);
    select * into ripe.entry_count, ripe.digest
    from app_private.digest_of_audit(coalesce(latest.ends_at, '-infinity'), ripe.ends_at);
    insert into app.audit_days (day, ends_at, entry_count, digest, seal)
    values (ripe.day, ripe.ends_at, ripe.entry_count, ripe.digest,
      app_private.seal_of_audit_day(latest.seal, ripe.day, ripe.ends_at, ripe.entry_count, ripe.digest))
    returning * into latest;
    days := days + 1;
    entries := entries + latest.entry_count;
  end loop;
  return days;
end
$$;

-- Removes what is older than the shop keeps its audit, whole sealed days from the oldest on, and says so in the audit. Never less than
-- seven years, whatever the settings or the caller's clock say. A day that was changed since it was sealed is named: with its entries goes
-- the last trace of that. Returns how many days it removed: none when no other is old enough. Nobody else may delete an entry.
create or replace function app_private.remove_old_audit(moment timestamptz, most_days integer, most_entries integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  asked constant timestamptz := least(moment, now());
  zone constant text := app_private.shop_zone();
  years constant integer := (select audit_years from app.shop_settings order by version desc limit 1);
  first_kept constant timestamptz := ((asked at time zone zone)::date - make_interval(years => greatest(years, 7))) at time zone zone;
  aged app.audit_days;
  starts timestamptz;
  first_day date;
  last_day date;
  not_as_sealed date[] := '{}';
  removed integer;
  days integer := 0;
  entries integer := 0;
begin
  if years is null then return 0; end if;
  perform pg_advisory_xact_lock(20261123);
  for aged in select * from app.audit_days where removed_at is null and ends_at <= first_kept order by day limit most_days loop
    exit when entries >= most_entries;
    if (app_private.check_audit_day(aged.day)).problem is not null then not_as_sealed := not_as_sealed || aged.day; end if;
    starts := coalesce((select ends_at from app.audit_days where day = aged.day - 1), '-infinity');
    delete from app.audit_entries where at >= starts and at < aged.ends_at;
    get diagnostics removed = row_count;
    update app.audit_days set removed_at = asked where id = aged.id;
    first_day := coalesce(first_day, aged.day);
    last_day := aged.day;
    days := days + 1;
    entries := entries + removed;
  end loop;
  if entries > 0 or not_as_sealed <> '{}' then
    insert into app.audit_entries (action, entity, changes)
    values ('deleted', 'audit_entries', jsonb_build_object('first_day', jsonb_build_array(first_day, null),
      'last_day', jsonb_build_array(last_day, null), 'entry_count', jsonb_build_array(entries, null))
        || case when not_as_sealed = '{}' then '{}' else jsonb_build_object('not_as_sealed', jsonb_build_array(not_as_sealed, null)) end);
  end if;
  return days;
end
$$;

-- What is wrong with a sealed day, by the rights of the caller: `missing`, there is no seal of this day; `entries`, they are not those
-- that were sealed; `seal`, it is not the seal of this day after the one before. None when it agrees. Entries that were removed
-- when they were old enough are as they should be.
create or replace function app_private.check_audit_day(of_day date, out sealed_count integer, out found_count integer, out problem text)
  language plpgsql stable set search_path = '' as $$
declare
  own app.audit_days;
  before app.audit_days;
  found_digest text;
begin
  select * into own from app.audit_days where day = of_day;
  if not found then problem := 'missing'; return; end if;
  select * into before from app.audit_days where day = of_day - 1;
  sealed_count := own.entry_count;
  if before.day is null and exists (select from app.audit_days where day < of_day) then problem := 'seal'; return; end if;
  select * into found_count, found_digest from app_private.digest_of_audit(coalesce(before.ends_at, '-infinity'), own.ends_at);
  problem := case
    when own.removed_at >= own.ends_at + interval '7 years' - interval '1 day' and found_count = 0 then null
    when (found_count, found_digest) is distinct from (own.entry_count, own.digest) then 'entries'
  end;
  if problem is null
    and own.seal <> app_private.seal_of_audit_day(before.seal, own.day, own.ends_at, own.entry_count, own.digest) then
    problem := 'seal';
  end if;
end
$$;

grant execute on function app_private.seal_audit(timestamptz, integer, integer), app_private.remove_old_audit(timestamptz, integer, integer)
  to app_system;
grant execute on function app_private.digest_of_audit(timestamptz, timestamptz), app_private.check_audit_day(date),
  app_private.seal_of_audit_day(text, date, timestamptz, integer, text) to app_admin;
