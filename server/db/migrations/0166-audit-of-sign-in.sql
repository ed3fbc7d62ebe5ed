-- The audit tells of attempts that failed, counted so that a flood of them stays a few entries.

alter table app.audit_entries
  drop constraint audit_entries_action_check,
  add constraint audit_entries_action_check check (action in ('created', 'changed', 'deleted', 'override', 'reopened', 'signedIn',
    'signedOut', 'exported', 'signInFailed', 'signInSlowed'));

-- Attempts since the last entry, of each login, and together of all addresses and numbers that nobody has.
create table app_private.counted_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique nulls not distinct references app.users on delete cascade,
  failed integer not null default 0,
  slowed integer not null default 0,
  -- Of the latest attempt.
  address text not null check (char_length(address) <= 64),
  told_at timestamptz
);
