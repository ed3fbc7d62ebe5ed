-- The pace of attempts at the secrets of an account. Called by the server before it takes a role, with the time of its own clock.

-- Nothing for as many wrong attempts as are free, then twice as long for each.
create or replace function app_private.guess_pause(failures integer, free integer, longest_ms integer) returns interval
  language sql immutable as $$
    select case when failures < free then interval '0'
      else least(power(2, least(failures - free + 1, 30)) * 1000, longest_ms) * interval '1 millisecond' end $$;

-- The login with this address, number or id; null for an address or number that nobody has.
create or replace function app_private.login_of(account text) returns uuid
  language plpgsql stable security definer set search_path = '' as $$
begin
  if account like '%@%' then
    return (select u.id from app.users u where u.email = account);
  elsif account like '+%' then
    return (select u.id from app.users u where u.phone_number = account and u.phone_number_verified);
  end if;
  return account::uuid;
end
$$;

-- Counts an attempt before its outcome is known, so that concurrent ones count too; `free_at` says when the next is allowed if this
-- one is not. Who guesses is slowed down by place: a device that had a session of this account by itself, anybody else by network.
-- Places that are not known to the account are also counted together, each for a few attempts, so that one of them alone slows
-- down nobody else. Where many of them guess, each has one attempt without a pause, and at last all of them share one pace. Moments
-- of concurrent attempts come in any order.
create or replace function app_private.begin_guess(account text, device bytea, network bytea, moment timestamptz, free integer,
    longest_ms integer, out free_at timestamptz, out login uuid, out is_known_device boolean, out place_key bytea, out shared_key bytea)
  language plpgsql security definer set search_path = '' as $$
declare
  forgotten constant interval := interval '1 hour';
  most constant integer := free * 5;
  few constant integer := greatest(free / 4, 1);
  is_known_network boolean;
  together integer := 0;
  here integer := free;
  tried integer;
begin
  login := app_private.login_of(account);
  is_known_device := exists (select from app_private.known_places p where p.user_id = login and p.mark = device and p.expires_at > moment);
  is_known_network := exists (select from app_private.known_places p where p.user_id = login and p.mark = network and p.expires_at > moment);
  place_key := sha256(convert_to(account || ' ', 'utf8') || case when is_known_device then device else network end);
  if not is_known_device and not is_known_network then
    shared_key := sha256(convert_to(account, 'utf8'));
    select p.failures into together from app_private.guess_paces p where p.key = shared_key and p.expires_at > moment;
    together := coalesce(together, 0);
    if together >= free then here := 1; end if;
  end if;

  insert into app_private.guess_paces as p (key, failures, last_at, expires_at) values (place_key, 1, moment, moment + forgotten)
  on conflict (key) do update
    set failures = case when p.expires_at <= moment then 1 else p.failures + 1 end, last_at = greatest(p.last_at, moment),
      expires_at = moment + forgotten
    where p.expires_at <= moment or p.failures < here or p.last_at + app_private.guess_pause(p.failures, here, longest_ms) <= moment
  returning p.failures into tried;
  if not found then
    free_at := (select p.last_at + app_private.guess_pause(p.failures, here, longest_ms) from app_private.guess_paces p where p.key = place_key);
    return;
  end if;

  if together >= most then
    update app_private.guess_paces p set last_at = moment
      where p.key = shared_key and (p.failures < most or p.last_at + app_private.guess_pause(p.failures, most, 60000) <= moment);
    if not found then
      perform app_private.give_guess_back(place_key);
      free_at := (select p.last_at + app_private.guess_pause(p.failures, most, 60000) from app_private.guess_paces p where p.key = shared_key);
      return;
    end if;
  end if;
  if tried > few then
    shared_key := null;
  elsif shared_key is not null then
    insert into app_private.guess_paces as p (key, failures, last_at, expires_at) values (shared_key, 1, moment, moment + forgotten)
    on conflict (key) do update
      set failures = case when p.expires_at <= moment then 1 else p.failures + 1 end, last_at = moment, expires_at = moment + forgotten;
  end if;
end
$$;

create or replace function app_private.give_guess_back(of_key bytea)
  returns void language sql security definer set search_path = '' as $$
    update app_private.guess_paces set failures = greatest(failures - 1, 0) where key = of_key $$;

-- The attempt was not wrong. A right one ends the pauses of its place.
create or replace function app_private.end_guess(place_key bytea, shared_key bytea, was_right boolean)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  if was_right then
    delete from app_private.guess_paces where key = place_key;
  else
    perform app_private.give_guess_back(place_key);
  end if;
  perform app_private.give_guess_back(shared_key);
end
$$;

grant execute on function app_private.login_of(text), app_private.begin_guess(text, bytea, bytea, timestamptz, integer, integer),
  app_private.end_guess(bytea, bytea, boolean) to app_server;
