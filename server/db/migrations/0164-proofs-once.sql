-- What a provider said of somebody signs them in once, and recovery codes are hashed with a key that is not in the database.

create table app_private.used_id_tokens (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index used_id_tokens_expires_at_idx on app_private.used_id_tokens (expires_at);

-- False: the hash is a plain one, which the server replaces when it starts.
alter table app_private.recovery_codes add column is_keyed boolean not null default false;
