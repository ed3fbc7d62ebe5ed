-- The keys that sign documents. Rows stay for ever: what a key signed is verified by its certificate after it was replaced.
create table app_private.signing_keys (
  id text primary key check (id ~ '^[0-9a-f]{64}$'), -- the SHA-256 of its certificate
  certificate bytea not null check (octet_length(certificate) between 1 and 5000),
  sealed_key bytea, -- null: it was replaced, or the settings have it
  signs_from timestamptz not null,
  signs_until timestamptz not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  constraint signing_keys_retired_check check (retired_at is null or sealed_key is null),
  constraint signing_keys_time_check check (signs_from < signs_until)
);
alter table app_private.signing_keys enable row level security;

-- Which files of its order stood behind a document when it was issued: their hashes, and the root over these. Null before.
alter table app.documents add column evidence jsonb;
