-- What creating verbs answered to a client's key, so that a submission that is sent twice is done once. Kept for 24 hours.
create table app_private.client_keys (
  id uuid primary key default gen_random_uuid(),
  caller text not null, -- role and login
  verb text not null,
  key_hash text not null,
  input_hash text not null,
  sealed_answer bytea, -- with the key itself: an answer may be a secret link
  created_at timestamptz not null default now(),
  unique (caller, verb, key_hash)
);
create index client_keys_created_at_idx on app_private.client_keys (created_at);
