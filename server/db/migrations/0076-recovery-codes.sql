-- Each signs in once in place of the authenticator app's code. They go with the second factor that they belong to.
create table app_private.recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_private.user_totp on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, code_hash)
);
