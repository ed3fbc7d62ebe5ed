-- Wrong passwords and codes slow down whoever tries them, and not the owner of the account elsewhere.

-- Where somebody had a session in the last 30 days, by hashes of a browser's own secret and of a network.
create table app_private.known_places (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users on delete cascade,
  mark bytea not null,
  expires_at timestamptz not null,
  unique (user_id, mark)
);
create index known_places_expires_at_idx on app_private.known_places (expires_at);

-- How often an account was guessed at from one place, and from all that are not known to it. Keys are hashes.
create table app_private.guess_paces (
  id uuid primary key default gen_random_uuid(),
  key bytea not null unique,
  failures integer not null,
  last_at timestamptz not null,
  expires_at timestamptz not null
);
create index guess_paces_expires_at_idx on app_private.guess_paces (expires_at);

-- Wrong attempts at an account that follow one another within a day.
create table app_private.guess_waves (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references app.users on delete cascade,
  failures integer not null,
  -- When the owner was told by email.
  told_at timestamptz,
  expires_at timestamptz not null
);
create index guess_waves_expires_at_idx on app_private.guess_waves (expires_at);
