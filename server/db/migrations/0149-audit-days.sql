-- The ended days of the audit, each sealed over its entries and the seal of the day before. A day begins where the one before
-- ended; the first has whatever is older. Rows stay when the entries of their day are removed, so that the chain holds.
create table app.audit_days (
  id uuid primary key default gen_random_uuid(),
  day date not null unique,
  ends_at timestamptz not null,
  entry_count integer not null check (entry_count >= 0),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'), -- SHA-256 over the entries
  seal text not null check (seal ~ '^[0-9a-f]{64}$'), -- SHA-256 over the columns above and the seal before
  sealed_at timestamptz not null default now(),
  removed_at timestamptz -- when the entries were removed, as they were old enough
);
